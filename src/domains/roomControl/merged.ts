import { isRecord } from '../../contract/isRecord.ts'

/** Merges a new value into the old one, which keeps fields that only the hotel sets, such as the measured value. */
export const merged = (before: unknown, next: unknown): unknown =>
  isRecord(before) && isRecord(next) ? { ...before, ...next } : next
