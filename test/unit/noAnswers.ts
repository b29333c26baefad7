import { type Answers, createAnswers } from '../../src/core/answers/answers.ts'

/** A cache of responses that stores nothing. */
export const noAnswers = (): Answers =>
  createAnswers(
    {
      get: () => undefined,
      set: () => undefined,
      remove: () => undefined,
      clear: () => undefined,
      keys: () => [],
      read: () => undefined,
      write: () => undefined,
    },
    () => 0,
    () => '',
    () => Promise.reject(new Error('nothing is kept')),
  )
