import type { DomainFinds } from '../../core/domains/finds.types.ts'

export const finds: DomainFinds = { topics: { pickup: ['transfer'] } }
