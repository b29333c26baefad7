import type { NavItemDefinition } from '../../core/domains/domain.types.ts'
import { useDefinitions } from './useOfferedItems.ts'

const never = () => false

/** Is the hotel still asked for what decides about an item? */
export function useAreItemsPending(): boolean {
  return useDefinitions().map(useIsPendingOf).includes(true)
}

const useIsPendingOf = ({ useIsPending = never }: NavItemDefinition) => useIsPending()
