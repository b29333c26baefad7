/**
 * Runs in the page itself while the app's code is being loaded: decides who the guest is and where the app begins,
 * requests the data of the first screen, and shows the sign-in form if that is the first screen, or the hotel's picture
 * if it is home. The build writes it into `index.html` (`build/firstPaint.ts`).
 */

import { keepEarlyKeys } from '../../browser/earlyKeys.ts'
import type { Prefetched } from '../../browser/prefetched.ts'
import { createStorage, type StorageArea } from '../../browser/storage.ts'
import type { ScreenFiles } from '../../build/screenFiles.ts'
import { authTokenKey } from '../../core/storageKeys.ts'
import { catalogueAddress } from '../../core/text/catalogues.ts'
import { bandSize, fadeInto, hasRoomForBand } from '../../domains/home/bandStyle.ts'
import { pictureAddress, pictureStyle } from '../../domains/login/timeOfDayPicture.ts'

import { hotelColours } from '../../shell/theme/palette.ts'
import { topBarHeight, windowSize } from '../../ui/formFactor.ts'
import { decidePageStart, type Look, type PageStart, readLook } from '../start/decideStart.ts'
import type { FirstFacts } from './facts.ts'
import { showForm } from './showForm.ts'

interface HotelQuestion {
  /** Ids; empty where none is known. */
  property: string
  theme: string
  storage: StorageArea
}

/**
 * Requests the data of the first screen while the app's code is being loaded. `browser/prefetched.ts` hands the
 * responses over to the app, which repeats failed requests.
 */
function askHotel(facts: FirstFacts, { property, theme, storage }: HotelQuestion): void {
  const token = storage.get(authTokenKey)
  const answers: Prefetched['answers'] = {}
  const ask = (path: string) => {
    const authorization = token && path.startsWith('/api/') ? `Bearer ${token}` : undefined
    const answer = fetch(path, {
      // The same options as in `http/request.ts`.
      cache: 'no-store',
      redirect: authorization ? 'error' : 'follow',
      headers: authorization ? { Authorization: authorization } : {},
    })
    answer.catch(() => undefined)
    answers[location.origin + path] = { authorization, answer }
    return answer
  }
  const fill = (path: string, id: string) => path.replace(':id', encodeURIComponent(id))
  const inHouse = isId(property) ? `&property=${encodeURIComponent(property)}` : ''
  for (const address of facts.config) void ask(address + inHouse)
  window.prefetched = {
    answers,
    theme: { id: theme, answer: ask(isId(theme) ? fill(facts.theme, theme) : facts.themes) },
    settings: isId(property) ? { id: property, answer: ask(fill(facts.settings, property)) } : null,
  }
  if (isId(property)) void ask(fill(facts.webcheckin, property))
}

const isId = (id: string) => id !== '' && id !== '.' && id !== '..'

/**
 * Replaces the splash by the hotel's background colour and picture, at the same place as on home (`HomePicture`).
 * @returns when the picture is loaded or has failed
 */
async function showHomePicture({ theme, settings }: Look): Promise<void> {
  const splash = document.getElementById('splash')
  if (!splash || !theme) return
  const { ground } = hotelColours(theme).base
  document.documentElement.style.colorScheme = theme.dark ? 'dark' : 'light'
  const band = document.createElement('div')
  const fade = document.createElement('div')
  const picture = Object.assign(new Image(), {
    fetchPriority: 'high',
    alt: '',
    src: pictureAddress('band', settings?.login?.pictures),
  })
  Object.assign(picture.style, pictureStyle)
  Object.assign(fade.style, fadeInto(ground))
  // The picture begins below the space of the top bar.
  Object.assign(band.style, bandSize, {
    width: '100%',
    marginTop: topBarHeight,
  })
  band.append(picture, fade)
  Object.assign(splash.style, { background: ground, alignItems: 'flex-start' })
  splash.replaceChildren(band)
  await picture.decode().catch(() => band.remove())
}

/** Preloads modules with low priority, so that the app's own code is loaded first. */
function preload(addresses: readonly string[]) {
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        fetchPriority: 'low',
        href,
      }),
    )
}

/** Preloads code and texts of the screen at which the app begins, which the app would request last. */
async function preloadScreen(
  { screens: list, texts }: FirstFacts,
  { place, language }: PageStart,
): Promise<void> {
  preload([catalogueAddress(texts, 'rest', language)])
  try {
    const { base, files, screens }: ScreenFiles = (await import(/* @vite-ignore */ list)).default
    const numbers = screens.find(([pattern]) => new RegExp(pattern, 'i').test(place.pathname))?.[1] ?? []
    preload(numbers.map((at) => base + files[at]))
  } catch {
    // The app asks for each file when it needs it.
  }
}

/**
 * Runs the app's code after the first paint, which it would delay by some 80 ms on a second visit. A hidden page is never
 * painted, and some engines do not report paints.
 */
function runApp({ app }: FirstFacts): void {
  const run = () => void import(/* @vite-ignore */ app)
  try {
    new PerformanceObserver(run).observe({ entryTypes: ['paint'] })
  } catch {}
  setTimeout(run, document.hidden ? 0 : 1000)
}

export async function startPage(facts: FirstFacts): Promise<void> {
  runApp(facts)
  keepEarlyKeys()
  const storage = createStorage()
  const decision = decidePageStart(storage, facts.signInDevices)
  const { values, language, screen, isNamed } = decision
  const { theme: themeId = '', property: propertyId = '' } = values
  askHotel(facts, { property: propertyId, theme: themeId, storage: storage.local })
  if (values.deviceMode === 'tv') preload(facts.televisionCode)
  const start: PageStart = {
    ...decision,
    href: location.href,
    texts: import(/* @vite-ignore */ catalogueAddress(facts.texts, 'signIn', language)).catch(() => null),
  }
  window.start = start
  window.catalogues = facts.texts
  const look = () => readLook({ local: storage.local, themeId, propertyId })
  if (screen === 'home' || screen === 'own') {
    // The picture is loaded before the guest's chunks, which the app's own code needs only after sign-in.
    if (screen === 'home' && hasRoomForBand(windowSize())) await showHomePicture(await look())
    // Preloads the guest's chunks along with the app's code: here the guest is usually known.
    preload(facts.guestCode)
    if (screen === 'own') await preloadScreen(facts, start)
    else preload(facts.homeCode)
    return
  }
  if (screen !== 'form' || isNamed) return
  let isTaken = false
  window.takeFirstForm = () => {
    isTaken = true
    return null
  }
  const [{ theme, settings }, catalogue] = await Promise.all([look(), start.texts])
  // Without theme, texts or settings the app decides what to show.
  if (isTaken || !theme || !catalogue || (!settings && propertyId)) return
  window.takeFirstForm = showForm({ language, storage, texts: catalogue.default, theme, settings })
}
