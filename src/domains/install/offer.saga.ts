import { call, put, race, select, take } from 'typed-redux-saga'
import type { InstallWay } from '../../browser/installer.ts'
import {
  configFailed,
  configLoaded,
  selectConfig,
  selectConfigError,
  selectIsConfigured,
} from '../config/slice.ts'
import { noticeRaised, noticeWithdrawn } from '../notices/slice.ts'
import { registered, selectIsRegistered, selectMode } from '../session/slice.ts'
import { selectHasLook, selectThemeTitle, themeFailed, themeLoaded, themeRecalled } from '../theme/slice.ts'
import { log, world } from '../world.ts'
import { installDismissed, installWanted } from './events.ts'
import { mayOffer } from './rules.ts'

const key = 'install-dismissed'

/** Offers the home screen in a snackbar; put away, it does not come back for a day (SHELL-20). */
export function* offerInstall(way: InstallWay) {
  // Whether the hotel wants it stands in its configuration.
  while (!(yield* select(selectIsConfigured)) && !(yield* select(selectConfigError)))
    yield* take([configLoaded, configFailed])
  // Where the browser gives no sign of its own, the guest signs in undisturbed.
  while (way === 'byHand' && !(yield* select(selectIsRegistered))) yield* take(registered)
  // It is the hotel that comes to the home screen, under its name.
  while (!(yield* select(selectHasLook))) yield* take([themeRecalled, themeLoaded, themeFailed])

  const { local } = yield* world('storage')
  const now = yield* world('now')
  const { install_prompt_enabled: isEnabled } = yield* select(selectConfig)
  const mode = yield* select(selectMode)
  if (!mayOffer({ isEnabled, mode, dismissedAt: Number(local.get(key) ?? 0), now: now() })) return

  const hotel = yield* select(selectThemeTitle)
  yield* put(
    noticeRaised({
      text: way === 'prompt' ? 'app.install.offer' : 'app.install.byHand',
      values: { hotel: hotel || 'Bellhop' },
      stays: { closed: installDismissed() },
      ...(way === 'prompt' && { action: { label: 'app.install.add', event: installWanted() } }),
    }),
  )
  const { installed } = yield* world('installer')
  const { wanted, dismissed } = yield* race({
    wanted: take(installWanted),
    dismissed: take(installDismissed),
    done: call(installed),
  })
  const isRefused = wanted ? !(yield* call(ask)) : dismissed !== undefined
  if (isRefused) local.set(key, String(now()))
  yield* put(noticeWithdrawn(way === 'prompt' ? 'app.install.offer' : 'app.install.byHand'))
}

function* ask() {
  const { install } = yield* world('installer')
  try {
    return yield* call(install)
  } catch (error) {
    yield* log('warn', 'install', `the browser did not ask: ${String(error)}`)
    return false
  }
}
