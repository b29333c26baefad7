// The handlers of some calls, typed by the contract: what each domain gives to the whole table.
import type { CallHandlers } from '../../../src/contract/index.ts'
import type { Caller } from '../channel/session.ts'

export type Answers<Name extends keyof CallHandlers<Caller>> = Pick<CallHandlers<Caller>, Name>
