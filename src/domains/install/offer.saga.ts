import { createAction } from '@reduxjs/toolkit'
import { call, put, race, select, take } from 'typed-redux-saga'
import type { InstallMethod } from '../../browser/installer.ts'
import type { DeviceMode } from '../../core/mode.ts'
import { log, service } from '../../core/services.ts'
import {
  configFailed,
  configLoaded,
  selectConfig,
  selectConfigError,
  selectIsConfigured,
} from '../config/slice.ts'
import { noticeRaised, noticeRevoked } from '../notices/slice.ts'
import { registered, selectDeviceMode, selectIsRegistered } from '../session/slice.ts'
import { selectHasTheme, selectThemeTitle, themeFailed, themeLoaded, themeRestored } from '../theme/slice.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Facts {
  isEnabled: boolean
  deviceMode: DeviceMode
  /** Both in ms since 1970; 0 if the offer was never dismissed. */
  dismissedAt: number
  now: number
}

/** True if this device may be offered the app. Devices of the hotel may not (SHELL-20, MODE-19). */
export function mayOffer({ isEnabled, deviceMode, dismissedAt, now }: Facts): boolean {
  if (!isEnabled || deviceMode !== '') return false
  return !(now - dismissedAt < dayMs)
}

/** The guest accepted the offer to add the app to the home screen, or dismissed it. */
const installRequested = createAction('install/installRequested')
const installDismissed = createAction('install/installDismissed')

const dismissedKey = 'install-dismissed'

/** Offers the app for the home screen in a snackbar; after a dismissal not again for a day (SHELL-20). */
export function* offerInstall(method: InstallMethod) {
  // The configuration tells whether the hotel wants the offer.
  while (!(yield* select(selectIsConfigured)) && !(yield* select(selectConfigError)))
    yield* take([configLoaded, configFailed])
  // Without a browser event (`manual`), the offer waits until the guest has signed in.
  while (method === 'manual' && !(yield* select(selectIsRegistered))) yield* take(registered)
  // The theme contains the hotel's name, under which the app is installed.
  while (!(yield* select(selectHasTheme))) yield* take([themeRestored, themeLoaded, themeFailed])

  const { local } = yield* service('storage')
  const now = yield* service('now')
  const { install_prompt_enabled: isEnabled } = yield* select(selectConfig)
  const deviceMode = yield* select(selectDeviceMode)
  if (!mayOffer({ isEnabled, deviceMode, dismissedAt: Number(local.get(dismissedKey) ?? 0), now: now() }))
    return

  const hotel = yield* select(selectThemeTitle)
  yield* put(
    noticeRaised({
      text: method === 'prompt' ? 'app.install.offer' : 'app.install.byHand',
      values: { hotel: hotel || 'Bellhop' },
      stays: { closed: installDismissed() },
      ...(method === 'prompt' && { action: { label: 'app.install.add', event: installRequested() } }),
    }),
  )
  const { whenInstalled } = yield* service('installer')
  const { requested, dismissed } = yield* race({
    requested: take(installRequested),
    dismissed: take(installDismissed),
    done: call(whenInstalled),
  })
  const isDismissed = requested ? !(yield* call(showPrompt)) : dismissed !== undefined
  if (isDismissed) local.set(dismissedKey, String(now()))
  yield* put(noticeRevoked(method === 'prompt' ? 'app.install.offer' : 'app.install.byHand'))
}

function* showPrompt() {
  const { install } = yield* service('installer')
  try {
    return yield* call(install)
  } catch (error) {
    yield* log('warn', 'install', `the browser did not show its prompt: ${String(error)}`)
    return false
  }
}
