import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { RoomCommand, RoomControls, RoomGroup } from '../../contract/roomControl.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import type { ControlRef, ControlSource } from './controlsState.ts'
import { controlChanged, kindOf, selectSetStatus, selectValue } from './slice.ts'

/** A heading with its controls; nested like the hotel's groups (ROOM-06). Controls without a group have no title. */
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

/** The area of what holds for the whole suite. */
export const wholeSuite = 'zentral'

/** Order of the areas: the whole suite first; areas that are not in the list come last (ROOM-03). */
export const areaOrder = [wholeSuite, 'livingroom', 'bedroom', 'bedroom1', 'bedroom2', 'bathroom', 'entrance']

type ControlLayout = Pick<RoomControls, 'assignments' | 'commands' | 'groups'>

/** Returns the areas that have controls, sorted, each with its controls in sections by the hotel's groups. */
export function arrange(layout: ControlLayout, isShown: (command: RoomCommand) => boolean): Area[] {
  const commands = new Map(layout.commands.filter(isShown).map((command) => [command.id, command]))
  const trees = treesOf(layout.groups)
  return idsByArea(layout.assignments)
    .map(([id, ids]) => {
      const remaining = new Map(
        ids.flatMap((id) => commands.get(id) ?? []).map((command) => [command.id, command]),
      )
      const grouped = trees.flatMap((group) => sectionOf(group, remaining))
      const rest: Section = { id: '', title: '', controls: [...remaining.values()], sections: [] }
      return { id, sections: [rest, ...grouped].filter(isFilled) }
    })
    .filter(({ sections }) => sections.length > 0)
}

/** Merges areas that are assigned twice, and removes duplicate commands. */
function idsByArea(assignments: ControlLayout['assignments']): [string, string[]][] {
  const areas = new Map<string, Set<string>>()
  for (const { room, assignedCommandIds } of assignments)
    areas.set(room, new Set([...(areas.get(room) ?? []), ...assignedCommandIds]))
  const rank = (id: string) => (areaOrder.includes(id) ? areaOrder.indexOf(id) : areaOrder.length)
  return [...areas]
    .map(([id, ids]): [string, string[]] => [id, [...ids]])
    .sort(([one], [other]) => rank(one) - rank(other))
}

const isFilled = ({ controls, sections }: Section) => controls.length > 0 || sections.length > 0

/** Removes its controls from `remaining`, so that the innermost group with a control shows it. */
function sectionOf(
  { id, title, assignedCommandIds, groups }: RoomGroup,
  remaining: Map<string, RoomCommand>,
) {
  const sections = groups.flatMap((child): Section[] => sectionOf(child, remaining))
  const controls = assignedCommandIds.flatMap((command) => remaining.get(command) ?? [])
  for (const control of controls) remaining.delete(control.id)
  const section: Section = { id, title, controls, sections }
  return isFilled(section) ? [section] : []
}

/** Groups come nested, or flat with the id of their parent: flat groups are moved into their parent. */
function treesOf(groups: readonly RoomGroup[]): RoomGroup[] {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const parentOf = ({ parentGroupId }: RoomGroup) =>
    parentGroupId === null ? undefined : byId.get(parentGroupId)
  const isInCycle = (group: RoomGroup) => {
    const visited = new Set<RoomGroup>()
    for (let node: RoomGroup | undefined = group; node; node = parentOf(node)) {
      if (visited.has(node)) return true
      visited.add(node)
    }
    return false
  }
  const isRoot = (group: RoomGroup) => !parentOf(group) || isInCycle(group)
  const withChildren = (group: RoomGroup): RoomGroup => ({
    ...group,
    groups: [
      ...group.groups,
      ...groups.filter((child) => !isRoot(child) && parentOf(child) === group).map(withChildren),
    ],
  })
  return groups.filter(isRoot).map(withChildren)
}

/**
 * Controls of the rooms that a guest looks for in the whole suite, such as the temperatures, in a section for each room.
 * Empty if the whole suite has such a control itself.
 */
export function controlsOfRooms(areas: readonly Area[], isShown: (command: RoomCommand) => boolean): Area[] {
  const own = areas.map(({ id, sections }) => ({ id, controls: controlsIn(sections).filter(isShown) }))
  const filled = own.filter(({ controls }) => controls.length > 0)
  if (filled.some(({ id }) => id === wholeSuite)) return []
  return filled.map(({ id, controls }) => ({
    id,
    sections: [{ id: `rooms-${id}`, title: '', controls, sections: [] }],
  }))
}

/** All controls of an area, in the order in which they are shown. */
export const controlsIn = (sections: readonly Section[]): RoomCommand[] =>
  sections.flatMap((section) => [...section.controls, ...controlsIn(section.sections)])

/** Names of areas, groups and controls: the hotel's names, with the app's as fallback. */
export function useTitles(source: ControlSource) {
  const { t } = useTranslation()
  const translated = (title: string) => (source === 'demo' && title ? t(title) : title)
  return {
    area: (id: string) => (areaOrder.includes(id) ? t(`roomControl.areas.${id}`) : id),
    /** Empty if the hotel gives no title: an id is not a name. */
    section: ({ title }: Section) => translated(title),
    control: (command: RoomCommand) =>
      translated(command.title) || t(`roomControl.kinds.${kindOf(command) ?? 'light'}`),
  }
}

type ChangeOptions = Omit<Parameters<typeof controlChanged>[0], keyof ControlRef | 'value'>

/** The value and status of a control, and how to change it. */
export function useControl(ref: ControlRef) {
  const dispatch = useDispatch()
  const { press, away } = useHotelNeeded(ref.source === 'demo')
  const value = useSelectorWith(selectValue, ref)
  const status = useSelectorWith(selectSetStatus, ref)
  return {
    value,
    isBusy: status === 'fetching',
    /** True if the last change was refused; the value is the hotel's again. */
    isRefused: status === 'failure',
    /** For its card or switch. */
    away,
    change: (next: unknown, options?: ChangeOptions) =>
      press(() => dispatch(controlChanged({ ...ref, value: next, ...options }))),
  }
}
