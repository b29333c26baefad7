import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadStatus } from '../../core/load.ts'
import { PillLine } from '../../ui/ChoicePills.tsx'
import type { Elements } from '../../ui/elements.types.ts'
import { LoadedInShape } from '../../ui/Shapes.tsx'
import { useRoomTv, useTvLabel } from './useRoomTv.ts'

/** Lets the guest select the television that a screen controls; renders nothing for a single television. */
export function TvSelectPart({ isForAlarm = false }: { isForAlarm?: boolean }) {
  const { t } = useTranslation()
  const { tv, tvs, select } = useRoomTv(isForAlarm)
  const labelOf = useTvLabel()
  if (!tv || tvs.length < 2) return null
  return (
    <PillLine
      label={t('remoteTv.tvs')}
      options={tvs.map(({ id }) => String(id))}
      value={String(tv.id)}
      read={(id) => labelOf(tvs.find((candidate) => String(candidate.id) === id) ?? tv)}
      onChange={select}
    />
  )
}

interface RoomTvPartProps {
  /** Shown if the room has no television, or the television does not offer the content. */
  empty: { text: string; icon: ReactNode }
  /** Content that the screen loads for the television; the guest can select another television above it. */
  content?: { status: LoadStatus; isAvailable: boolean; retry: () => void }
  /** Whether the screen is about waking up or falling asleep. */
  isForAlarm?: boolean
  /** Placeholder while the list of televisions or the content loads. */
  shape: Elements
  children: Elements
}

/**
 * The body of a screen that controls the room's television. It waits for the list of televisions and for the
 * screen's own content, and renders the content, or an empty or error state.
 */
export function RoomTvPart({ empty, content, isForAlarm = false, shape, children }: RoomTvPartProps) {
  const { t } = useTranslation()
  const { status, tv, retry } = useRoomTv(isForAlarm)
  const states = (onRetry: () => void) => ({
    shape,

    empty: { ...empty, action: { label: t('nav.home'), href: '/' } },
    failed: { text: t('errors.module'), onRetry },
  })
  return (
    <LoadedInShape {...states(retry)} status={status} has={tv !== null}>
      {content ? (
        <>
          <TvSelectPart isForAlarm={isForAlarm} />
          <LoadedInShape {...states(content.retry)} status={content.status} has={content.isAvailable}>
            {children}
          </LoadedInShape>
        </>
      ) : (
        children
      )}
    </LoadedInShape>
  )
}
