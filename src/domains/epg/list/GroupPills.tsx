import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Channel } from '../../../contract/epg.ts'
import { PillNav } from '../../../ui/PillNav.tsx'
import { groupsOf, isSameGroup } from '../channels/groups.ts'
import { useGroupName } from '../channels/useGroupName.ts'

interface GroupPillsProps {
  channels: readonly Channel[]
  /** Empty for all channels. */
  group: string
  onGroup: (group: string) => void
}

/** Pills to filter the channels by group; renders nothing for fewer than two groups. */
export function GroupPills({ channels, group, onGroup }: GroupPillsProps) {
  const { t } = useTranslation()
  const nameOf = useGroupName()
  const groups = useMemo(() => groupsOf(channels), [channels])
  if (groups.length < 2) return null
  const items = [{ id: '', label: t('epg.all') }, ...groups.map((id) => ({ id, label: nameOf(id) }))]
  const current = items.find(({ id }) => isSameGroup(id, group))?.id ?? null
  return <PillNav label={t('epg.groupsLabel')} items={items} current={current} onPick={onGroup} sticky />
}
