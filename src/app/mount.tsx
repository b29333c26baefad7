import '../shell/theme/fonts/fraunces.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { runInTask } from '../core/scheduler.ts'
import { followInputKind } from '../ui/focus/inputKind.ts'
import { createApp } from './createApp.tsx'

/** The service worker downloads the whole app: on a slow connection the first screen has to be loaded before. */
const serviceWorkerDelayMs = 4000

/** Creates, starts and renders the app, each in a task of its own so that a slow phone stays responsive. */
export function mount(root: HTMLElement) {
  const { element, start } = createApp({ origin: window.location.origin })
  followInputKind()
  // A transition renders in small steps that can be interrupted.
  runInTask(() => startTransition(() => createRoot(root).render(element)))
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
  const logFailure = async (error: unknown) => (await started).log('warn', 'serviceWorker', String(error))
  if (import.meta.env.PROD) setTimeout(() => void register().catch(logFailure), serviceWorkerDelayMs)
}
