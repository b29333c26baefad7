import { type ComponentType, type ReactElement, useMemo } from 'react'
import type { LazyModule } from '../lazyModule.ts'
import { useNotifiedModule } from './useLazyModule.ts'

interface LazyPartProps<Props> {
  module: LazyModule<ComponentType<Props>>
  props: Props
  /** Rendered while the part is being loaded. Pass a stable element. */
  placeholder?: ReactElement | null
}

/** Props of a part without props: one object, so that the part is not rendered again. */
export const noProps = {}

/**
 * A part of a screen in a chunk of its own. Until the chunk is loaded its placeholder is rendered; if it fails to load,
 * the guest is notified and the screen goes on without the part (ERR-20). Pass a stable `props` object: the part
 * renders again only when that changes, not with its parent.
 */
export function LazyPart<Props extends object>({ module, props, placeholder = null }: LazyPartProps<Props>) {
  const { part: Part, error } = useNotifiedModule(module)
  const instead = error ? null : placeholder
  return useMemo(() => (Part ? <Part {...props} /> : instead), [Part, props, instead])
}
