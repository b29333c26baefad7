import { isRecord } from '../../contract/isRecord.ts'

/** The new value, with the fields that only the hotel knows (the measured value) taken from the old one. */
export const merged = (before: unknown, next: unknown): unknown =>
  isRecord(before) && isRecord(next) ? { ...before, ...next } : next
