import type { RoomCommand, RoomControls, RoomGroup } from '../../contract/roomControl.ts'

/** A heading with its controls; nested as the hotel's groups are (ROOM-06). Without a title: what is in no group. */
export interface Section {
  id: string
  title: string
  controls: RoomCommand[]
  sections: Section[]
}

export interface Area {
  /** `livingroom`, `zentral`, or a name that only this hotel has. */
  id: string
  sections: Section[]
}

/** What holds for the whole suite comes first; an area that is not here comes last (ROOM-03). */
export const areaOrder = ['zentral', 'livingroom', 'bedroom', 'bedroom1', 'bedroom2', 'bathroom', 'entrance']

type Given = Pick<RoomControls, 'assignments' | 'commands' | 'groups'>

/** The areas that have controls, in their order, each with its controls under the hotel's groups. */
export function arrange(given: Given, isShown: (command: RoomCommand) => boolean): Area[] {
  const commands = new Map(given.commands.filter(isShown).map((command) => [command.id, command]))
  const forest = treesOf(given.groups)
  return idsByArea(given.assignments)
    .map(([id, ids]) => {
      const left = new Map(ids.flatMap((one) => commands.get(one) ?? []).map((one) => [one.id, one]))
      const grouped = forest.flatMap((group) => sectionOf(group, left))
      const rest: Section = { id: '', title: '', controls: [...left.values()], sections: [] }
      return { id, sections: [rest, ...grouped].filter(isFilled) }
    })
    .filter(({ sections }) => sections.length > 0)
}

/** An area that is assigned twice is one area; a command stands in it once. */
function idsByArea(assignments: Given['assignments']): [string, string[]][] {
  const areas = new Map<string, Set<string>>()
  for (const { room, assignedCommandIds } of assignments)
    areas.set(room, new Set([...(areas.get(room) ?? []), ...assignedCommandIds]))
  const rank = (id: string) => (areaOrder.includes(id) ? areaOrder.indexOf(id) : areaOrder.length)
  return [...areas]
    .map(([id, ids]): [string, string[]] => [id, [...ids]])
    .sort(([one], [other]) => rank(one) - rank(other))
}

const isFilled = ({ controls, sections }: Section) => controls.length > 0 || sections.length > 0

/** Takes what it shows out of `left`: the innermost group that has a control shows it. */
function sectionOf({ id, title, assignedCommandIds, groups }: RoomGroup, left: Map<string, RoomCommand>) {
  const sections = groups.flatMap((child): Section[] => sectionOf(child, left))
  const controls = assignedCommandIds.flatMap((one) => left.get(one) ?? [])
  for (const control of controls) left.delete(control.id)
  const section: Section = { id, title, controls, sections }
  return isFilled(section) ? [section] : []
}

/** Groups nest as they are given; one that stands flat and names its parent moves below it. */
function treesOf(groups: readonly RoomGroup[]): RoomGroup[] {
  const flat = new Map(groups.map((group) => [group.id, group]))
  const parentOf = ({ parentGroupId }: RoomGroup) =>
    parentGroupId === null ? undefined : flat.get(parentGroupId)
  const isCircle = (group: RoomGroup) => {
    const passed = new Set<RoomGroup>()
    for (let at: RoomGroup | undefined = group; at; at = parentOf(at)) {
      if (passed.has(at)) return true
      passed.add(at)
    }
    return false
  }
  const isRoot = (group: RoomGroup) => !parentOf(group) || isCircle(group)
  const grown = (group: RoomGroup): RoomGroup => ({
    ...group,
    groups: [
      ...group.groups,
      ...groups.filter((child) => !isRoot(child) && parentOf(child) === group).map(grown),
    ],
  })
  return groups.filter(isRoot).map(grown)
}

/** All controls of an area, in the order in which they are shown. */
export const controlsIn = (sections: readonly Section[]): RoomCommand[] =>
  sections.flatMap((section) => [...section.controls, ...controlsIn(section.sections)])
