import { type ComponentType, useMemo } from 'react'
import { useDomains } from '../domains/useDomains.ts'
import type { LazyModule } from '../lazyModule.ts'
import { useLazyPart } from './useLazyModule.ts'

/** A part outside of screens that says what screens say: it waits for their texts, too. */
export function useTextedPart<Props>(module: LazyModule<ComponentType<Props>>): ComponentType<Props> | null {
  const domains = useDomains()
  return useLazyPart(useMemo(() => domains.withTexts('screens', module), [domains, module]))
}
