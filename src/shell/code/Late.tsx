import { type ComponentType, useMemo } from 'react'
import type { Code } from '../../browser/code.ts'
import { usePart } from '../../domains/code/useCode.ts'

interface LateProps<Props> {
  code: Code<ComponentType<Props>>
  props: Props
}

/** For pieces that are given nothing. */
export const nothing = {}

/**
 * A piece of the shell whose code comes after the first paint. Where it does not come, the screen stays as it is
 * without the piece, and the guest is told (ERR-20). It is not drawn anew with what stands around it, only when its props are others.
 */
export function Late<Props extends object>({ code, props }: LateProps<Props>) {
  const Part = usePart(code)
  return useMemo(() => Part && <Part {...props} />, [Part, props])
}
