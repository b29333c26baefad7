import type { AuthResult, Checkin, Resident } from '../../contract/session.ts'
import { isDemoMode, isWalkinMode, type Mode } from '../../core/mode.ts'

/** The meaning of a response to `authenticate` for the session. */
export type AuthEvaluation =
  | { kind: 'registered'; checkin: Checkin | null; residents: Resident[] }
  | { kind: 'multipleResidents'; checkin: Checkin; residents: Resident[] }
  | { kind: 'notRegistered' }

/**
 * If the first entry belongs to the room itself (permanent), its name is dropped and its id becomes that of the first
 * guest who stays in the room; permanent residents never count (SES-15 to SES-18). Without an id nobody is signed in
 * (SES-12).
 * @param chosen the `userId` that was sent with a name: a hotel may list everybody in its answer, too, and then the entry
 * says who it is
 */
export function evaluateAuthResult(result: AuthResult, mode: Mode, chosen = ''): AuthEvaluation {
  // A walk-in guest has no room: check-in data in the response must not count as a sign-in (MODE-22).
  if (isWalkinMode(mode)) return { kind: 'registered', checkin: null, residents: [] }
  const first = result.checkin[0]
  if (!first) return { kind: 'notRegistered' }

  const residents = first.residents
    .filter((resident) => !resident.permanent)
    // A guest whom the hotel repeats is not two guests to choose from.
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
  const checkin = { ...(first.permanent ? replacePermanent(first, residents[0]) : first), residents }
  const isChosen = chosen !== '' && checkin.id === chosen
  const isChoiceNeeded = residents.length > 1 && !isChosen && !isDemoMode(mode)
  if (!checkin.id && !isChoiceNeeded) return { kind: 'notRegistered' }
  return { kind: isChoiceNeeded ? 'multipleResidents' : 'registered', checkin, residents }
}

function replacePermanent(entry: Checkin, resident: Resident | undefined): Checkin {
  return { ...entry, name: '', id: resident?.id ?? entry.id, permanent: resident === undefined }
}
