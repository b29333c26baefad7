// How often React renders the components of the built app. Its production build reports each commit to the hook of its
// developer tools, if the page has one before React is loaded.
import type { Page } from 'playwright-core'

interface Renders {
  /** Commits to the document. */
  commits: number
  /** Components that were rendered for the first time. */
  first: number
  /** Components that were rendered once more. */
  again: number
}

/** The part of React's fibers that tells what a commit has rendered. */
interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** Runs in the page before the app. */
function count() {
  const renders: Renders = { commits: 0, first: 0, again: 0 }
  // Functions, memoized ones and those that forward a ref.
  const components = [0, 11, 14, 15]
  const performedWork = 1
  const known = new WeakSet<Fiber>()
  const see = (fiber: Fiber) => {
    const isFirst = !known.has(fiber) && !(fiber.alternate && known.has(fiber.alternate))
    known.add(fiber)
    if (!components.includes(fiber.tag) || (fiber.flags & performedWork) === 0) return
    if (isFirst) renders.first += 1
    else renders.again += 1
  }
  const walk = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      see(fiber)
      // Below the same child nothing was rendered.
      if (fiber.child !== fiber.alternate?.child) walk(fiber.child)
    }
  }
  Object.assign(window, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => {
        renders.commits += 1
        walk(current.child)
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })
}

export const countRenders = (page: Pick<Page, 'addInitScript'>) => page.addInitScript(count)

export const rendersOf = (page: Page): Promise<Renders> =>
  page.evaluate(() => (window as unknown as { renders: Renders }).renders)
