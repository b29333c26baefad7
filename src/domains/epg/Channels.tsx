import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import LiveTv from '~icons/ic/outline-live-tv'
import type { Channel } from '../../contract/epg.ts'
import type { LoadStatus } from '../../core/load.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Picture } from '../../ui/Picture.tsx'
import { PillNav } from '../../ui/PillNav.tsx'
import { LoadedInShape } from '../../ui/Shapes.tsx'
import { oneLine, plainList, shortened, withinWindow } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { groupsOf, isSameGroup, useGroupName } from './useGuide.ts'
import '../../ui/theme.types.ts'

/** Aspect ratio (width / height) of a channel's logo. */
const ratio = 1.6

/** The image has an empty `alt`, because the channel's name is beside it. */
export function ChannelLogo({ image }: { image: string }) {
  return <Picture src={image} alt="" ratio={ratio} fit="contain" fallback={<LiveTv />} />
}

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

/** List of channels. The parts of a row (`data-part`) are styled here, so that a long list renders fast. */
export const ChannelRows = styled('ul')(({ theme }) => ({
  ...plainList,
  '& [data-part="row"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-start',
    width: 'calc(100% + 1rem)',
    minHeight: '6rem',
    margin: '0 -0.5rem',
    padding: '0.625rem 0.5rem',
    textAlign: 'start',
    borderRadius: theme.tokens.radius.card,
    transition: theme.transitions.create('background-color', { duration: 150 }),
    '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.hairline } },
    '&:active': { backgroundColor: theme.tokens.hairline },
  },
  '& [data-slim]': { minHeight: '4.5rem' },
  '& [data-part="logo"]': { flex: 'none', width: withinWindow(5.5), marginInlineEnd: withinWindow(1) },
  '& [data-part="words"]': { display: 'block', flex: '1 1 8rem', minWidth: 0 },
  '& [data-part="channel"]': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    ...oneLine,
    color: theme.palette.text.secondary,
  },
  '& [data-part="title"]': {
    ...theme.typography.subtitle1,
    ...shortened(1),
    overflowWrap: 'anywhere',
    '&[data-quiet]': { fontWeight: 400, color: theme.palette.text.secondary },
  },
  '& [data-part="end"]': {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    marginInlineStart: '0.75rem',
    color: theme.palette.text.secondary,
  },
  '& [data-part="times"]': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    margin: '0.125rem 0 0.375rem',
    color: theme.palette.text.secondary,
    '& > :first-of-type': { marginInlineEnd: '0.75rem' },
  },
  [onTelevision]: { '& [data-part="channel"], & [data-part="times"]': { fontSize: '1rem' } },
}))

interface LoadedChannelsProps {
  status: LoadStatus
  has: boolean
  onRetry: () => void
  /** Placeholder while the channels load; by default rows. */
  shape?: Elements
  /** Where a guest goes from an empty screen; by default home. */
  elsewhere?: { label: string; href: string }
  children: Elements
}

/** Renders the content of a screen of channels, or its loading, empty or error state (EPG-26). */
export function LoadedChannels({ status, has, onRetry, shape, elsewhere, children }: LoadedChannelsProps) {
  const { t } = useTranslation()
  return (
    <LoadedInShape
      status={status}
      has={has}
      count={7}
      shape={shape}
      empty={{
        text: t('errors.noData'),
        icon: <LiveTv fontSize="inherit" />,
        action: elsewhere ?? { label: t('nav.home'), href: '/' },
      }}
      failed={{
        icon: <LiveTv fontSize="inherit" />,
        text: t('errors.module'),
        onRetry,
      }}
    >
      {children}
    </LoadedInShape>
  )
}
