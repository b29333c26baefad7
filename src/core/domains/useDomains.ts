import { createContext, useContext } from 'react'
import type { DomainRegistry } from './registry.ts'

export const DomainsContext = createContext<DomainRegistry | null>(null)

/** The registry of the app's domains. */
export function useDomains(): DomainRegistry {
  const domains = useContext(DomainsContext)
  if (!domains) throw new Error('useDomains needs a DomainsContext above the component.')
  return domains
}
