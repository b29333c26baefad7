import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { allowOwnWorkers } from '../browser/trustedTypes.ts'
import { runInTask } from '../core/scheduler.ts'
import { followInputKind } from '../ui/focus/inputKind.ts'
import { createApp } from './createApp.tsx'

/**
 * The service worker, which downloads the whole app, waits until the first screen is loaded on a slow connection, too.
 */
const serviceWorkerDelayMs = 4000

/** Creates, starts and renders the app, each in a task of its own so that a slow phone stays responsive. */
export function mount(root: HTMLElement) {
  allowOwnWorkers()
  const { element, start } = createApp({ origin: window.location.origin })
  followInputKind()
  const logError = async (component: string, error: unknown) =>
    (await started).log('error', component, String(error))
  // A transition renders in small steps that can be interrupted.
  runInTask(() =>
    startTransition(() =>
      createRoot(root, { onCaughtError: (error) => void logError('app', error) }).render(element),
    ),
  )
  const started = start()

  const register = async () => {
    const services = await started
    const { registerServiceWorker, whenNothingRuns } = await import('./serviceWorker.ts')
    await registerServiceWorker({
      reload: services.page.reload,
      whenIdle: async () => {
        await Promise.all([services.hotel.settled(), whenNothingRuns()])
      },
      log: services.log,
    })
  }
  if (import.meta.env.PROD)
    setTimeout(() => void register().catch((error) => logError('serviceWorker', error)), serviceWorkerDelayMs)
}
