import { startTransition, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { LazyModule } from '../lazyModule.ts'
import { chunkLoadFailed } from './slice.ts'

interface LoadedModule<Part> {
  part: Part | null
  /** Why the chunk failed to load, or null. */
  error: string | null
}

/**
 * Loads a module when the component mounts, if it is not loaded yet. A failed chunk is tried again with the next mount.
 */
export function useLazyModule<Part>(module: LazyModule<Part>): LoadedModule<Part> {
  // In an object, because a part that is a function (a component) would be taken for a state updater.
  const [state, setState] = useState<LoadedModule<Part>>(() => ({ part: module.peek(), error: null }))
  const { part } = state
  useEffect(() => {
    // If another caller has loaded the module between the render and this effect, the state is still to be updated.
    if (part && part === module.peek()) return
    let isMounted = true
    // A transition is rendered in small steps, so that a slow phone can handle input in between.
    const show = (loaded: LoadedModule<Part>) =>
      startTransition(() => {
        if (isMounted) setState(loaded)
      })
    module.load().then(
      (loaded) => show({ part: loaded, error: null }),
      (error: unknown) => show({ part: null, error: String(error) }),
    )
    return () => {
      isMounted = false
    }
  }, [module, part])
  return state
}

/** For parts that the screen can do without: if the chunk fails to load, the guest is notified. */
export function useNotifiedModule<Part>(module: LazyModule<Part>): LoadedModule<Part> {
  const dispatch = useDispatch()
  const loaded = useLazyModule(module)
  const { error } = loaded
  useEffect(() => {
    if (error) dispatch(chunkLoadFailed({ part: module.name, reason: error }))
  }, [error, module, dispatch])
  return loaded
}

/** Null until the part is loaded, and where it fails to load. */
export const useLazyPart = <Part>(module: LazyModule<Part>): Part | null => useNotifiedModule(module).part
