import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Code } from '../../browser/code.ts'
import { codeMissed } from './slice.ts'

/** The part once its code is here; `failed` says why it did not come. It is asked for once for each time it is shown. */
export function useCode<Part>(code: Code<Part>): { part: Part | null; failed: string | null } {
  // The part may be a function (a component), so it is kept in a box.
  const [state, setState] = useState(() => ({ part: code.peek(), failed: null as string | null }))
  useEffect(() => {
    if (code.peek()) return
    let isWanted = true
    code.load().then(
      (part) => isWanted && setState({ part, failed: null }),
      (error: unknown) => isWanted && setState({ part: null, failed: String(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [code])
  return state
}

/** A part that may be missing: where its code does not come, the screen stays without it and the guest is told. */
export function usePart<Part>(code: Code<Part>): Part | null {
  const dispatch = useDispatch()
  const { part, failed } = useCode(code)
  useEffect(() => {
    if (failed) dispatch(codeMissed({ part: code.name, reason: failed }))
  }, [failed, code, dispatch])
  return part
}
