import type { NavItemDefinition } from '../../core/domains/domain.types.ts'
import { useNavDefinitions } from './useOfferedItems.ts'

const never = () => false

/** Whether a request that decides about an item is still pending. */
export function useAreItemsPending(): boolean {
  return useNavDefinitions().map(useIsPendingOf).includes(true)
}

const useIsPendingOf = ({ useIsPending = never }: NavItemDefinition) => useIsPending()
