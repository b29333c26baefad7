import type { NavItemDefinition } from '../../core/domains/domain.types.ts'
import { useNavDefinitions } from './useOfferedItems.ts'

const never = () => false

/** Is the hotel still asked for what decides about an item? */
export function useAreItemsPending(): boolean {
  return useNavDefinitions().map(useIsPendingOf).includes(true)
}

const useIsPendingOf = ({ useIsPending = never }: NavItemDefinition) => useIsPending()
