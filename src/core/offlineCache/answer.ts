/** An answer as the hotel sent it. The schema of its call parses it each time that it is read. */
export interface Answer {
  /** Name such as `bill/88012`: the domain, then a slash and which of the domain's answers it is. */
  name: string
  raw: unknown
  /** When the hotel gave it, in ms since the epoch. */
  at: number
}

/** Prefix of the storage key of each answer. */
export const answerPrefix = 'answer/'

/** Storage key of the guest whose answers are kept. */
export const ownerKey = 'answers-of'

/** Storage key of answers, with their guest, that were saved before the cache was loaded. */
export const earlyKey = 'answers-early'

/** The domain of an answer, by which its age is recorded. */
export const domainOf = (name: string): string => name.split('/')[0] ?? ''

/** True if the hotel has answered, even with a refusal or an invalid answer. */
export const isReached = ({ kind }: { kind: string }) => ['ok', 'refused', 'invalid'].includes(kind)
