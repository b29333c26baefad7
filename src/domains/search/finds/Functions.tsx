import { useEffect, useRef } from 'react'
import type { DomainFinds, FindFunction } from '../../../core/domains/finds.types.ts'
import { useFunctions } from './useFunctions.ts'

interface FunctionsProps {
  finds: readonly DomainFinds[]
  onChange: (functions: readonly FindFunction[]) => void
}

/**
 * Renders nothing: calls the hooks of the domains, and passes on what they offer when it changes. In a component of its
 * own, because the hooks are known only when the domains' code is loaded.
 */
export function Functions({ finds, onChange }: FunctionsProps) {
  const functions = useUnchanged(useFunctions(finds))
  useEffect(() => onChange(functions), [functions, onChange])
  return null
}

const keyOf = (functions: readonly FindFunction[]) =>
  JSON.stringify(functions.map(({ icon: _, ...find }) => find))

/** The previous list while the new one shows the same: the index is built for each list. */
function useUnchanged(functions: readonly FindFunction[]): readonly FindFunction[] {
  const latest = useRef(functions)
  if (keyOf(latest.current) !== keyOf(functions)) latest.current = functions
  return latest.current
}
