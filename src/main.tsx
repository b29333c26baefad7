import './shell/theme/fonts/fraunces.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createApp } from './shell/createApp.tsx'
import { followInputKind } from './ui/focus/inputKind.ts'

/** Milliseconds after the start until the first screen has what it needs, on a slow line too. */
const calm = 4000

function mount(root: HTMLElement) {
  const { element, world } = createApp({ origin: window.location.origin })
  followInputKind()
  // Drawn in small steps.
  startTransition(() => createRoot(root).render(element))

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

const root = document.getElementById('root')
// Reading the code and putting the app together are two tasks, so that a slow phone answers a tap in between.
if (root) setTimeout(mount, 0, root)
