import { type ComponentType, useMemo } from 'react'
import { useDomains } from '../domains/useDomains.ts'
import type { LazyModule } from '../lazyModule.ts'
import { useLazyPart } from './useLazyModule.ts'

/** Returns a part outside a screen that uses the screens' texts; null until both are loaded. */
export function useTextedPart<Props>(module: LazyModule<ComponentType<Props>>): ComponentType<Props> | null {
  const domains = useDomains()
  return useLazyPart(useMemo(() => domains.withTexts('screens', module), [domains, module]))
}
