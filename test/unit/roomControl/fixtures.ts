import type { RoomCommand, RoomGroup } from '../../../src/contract/roomControl.ts'

export const command = (id: string, type: string, more: Partial<RoomCommand> = {}): RoomCommand => ({
  ...{ id, type, title: id, min: null, max: null, step: null, unit: '', options: [] },
  ...more,
})

export const group = (
  id: string,
  assignedCommandIds: string[],
  more: Partial<RoomGroup> = {},
): RoomGroup => ({
  ...{ id, title: id, parentGroupId: null, assignedCommandIds, groups: [] },
  ...more,
})
