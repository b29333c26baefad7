import { type ComponentType, useMemo } from 'react'
import type { LazyModule } from '../lazyModule.ts'
import { useLazyPart } from './useLazyModule.ts'

interface LazyPartProps<Props> {
  module: LazyModule<ComponentType<Props>>
  props: Props
}

/** Props of a part without props: one object, so that the part is not rendered again. */
export const noProps = {}

/**
 * A part of a screen in a chunk of its own. Until the chunk is loaded nothing is rendered; if it fails to load, the
 * guest is notified and the screen goes on without the part (ERR-20). Pass a stable `props` object: the part renders
 * again only when that changes, not with its parent.
 */
export function LazyPart<Props extends object>({ module, props }: LazyPartProps<Props>) {
  const Part = useLazyPart(module)
  return useMemo(() => Part && <Part {...props} />, [Part, props])
}
