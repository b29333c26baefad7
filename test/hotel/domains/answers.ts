// Type of the handlers that a domain contributes to the table of all calls, derived from the contract.
import type { CallHandlers } from '../../../src/contract/index.ts'
import type { Caller } from '../channel/session.ts'

export type Answers<Name extends keyof CallHandlers<Caller>> = Pick<CallHandlers<Caller>, Name>
