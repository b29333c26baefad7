import type { AuthResult, Checkin, Resident } from '../../contract/session.ts'
import { isDemoMode, isWalkinMode, type Mode } from '../mode.ts'

/** What an answer to `authenticate` means for the session. */
export type Verdict =
  | { kind: 'registered'; checkin: Checkin | null; residents: Resident[] }
  | { kind: 'several'; checkin: Checkin; residents: Resident[] }
  | { kind: 'nobody' }

/**
 * A first entry that belongs to the room itself (permanent) loses its name and is replaced by the first guest who
 * stays in it; permanent residents never count (SES-15 to SES-18).
 */
export function evaluate(result: AuthResult, mode: Mode): Verdict {
  const first = result.checkin[0]
  if (!first)
    return isWalkinMode(mode) ? { kind: 'registered', checkin: null, residents: [] } : { kind: 'nobody' }

  const residents = first.residents.filter((resident) => !resident.permanent)
  const checkin = { ...(first.permanent ? replacePermanent(first, residents[0]) : first), residents }
  const mayBeSeveral = !isWalkinMode(mode) && !isDemoMode(mode)
  return mayBeSeveral && residents.length > 1
    ? { kind: 'several', checkin, residents }
    : { kind: 'registered', checkin, residents }
}

function replacePermanent(entry: Checkin, resident: Resident | undefined): Checkin {
  return { ...entry, name: '', id: resident?.id ?? entry.id, permanent: resident === undefined }
}
