import type { DomainFinds, Topic } from '../../core/domains/finds.types.ts'

const room: readonly Topic[] = ['lights', 'temperature', 'blinds']

export const finds: DomainFinds = { topics: { roomControl: room, demoRoomControl: room } }
