import './shell/theme/fonts/fraunces.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './shell/createApp.tsx'
import { followInputKind } from './ui/focus/inputKind.ts'

/** Milliseconds after the start until the first screen has what it needs, on a slow line too. */
const calm = 4000

function mount(root: HTMLElement) {
  const { element, world, start } = createApp({ origin: window.location.origin })
  followInputKind()
  inTask(start)
  // Drawn in small steps.
  inTask(() => startTransition(() => createRoot(root).render(element)))

  const register = async () => {
    const { registerServiceWorker, untilNothingRuns } = await import('./shell/serviceWorker.ts')
    await registerServiceWorker({
      reload: world.page.reload,
      untilFree: async () => {
        await Promise.all([world.hotel.settled(), untilNothingRuns()])
      },
      log: world.log,
    })
  }
  const failed = (error: unknown) => world.log('warn', 'serviceWorker', String(error))
  // What the worker keeps for a later visit must not hold up this one.
  if (import.meta.env.PROD) setTimeout(() => void register().catch(failed), calm)
}

// Reading the code, putting the app together, starting and drawing it are tasks of their own: a slow phone answers in
// between.
const inTask = (work: () => void) => void setTimeout(work, 0)

const root = document.getElementById('root')
if (root) inTask(() => mount(root))
