import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadStatus } from '../../core/loadable.ts'
import { LoadedInShape } from '../../ui/shapes/LoadedInShape.tsx'
import { TvSelectPart } from './TvSelectPart.tsx'
import { useRoomTv } from './useRoomTv.ts'

interface RoomTvPartProps {
  /** Shown where the room has no television, or the television has none of the content. */
  empty: { text: string; icon: ReactNode }
  /** What the screen loads for the television, above which the guest can select another one. */
  content?: { status: LoadStatus; isAvailable: boolean; onRetry: () => void }
  /** Of the content, while it loads. */
  shape: ReactNode
  children: ReactNode
}

/**
 * The body of a screen that acts on the room's television: it waits for the list of televisions and for the screen's
 * own content, and shows the content or why there is none.
 */
export function RoomTvPart({ empty, content, shape, children }: RoomTvPartProps) {
  const { t } = useTranslation()
  const { status, tv, retry } = useRoomTv()
  const states = (onRetry: () => void) => ({
    shape,
    loadingLabel: t('app.loading'),
    empty: { ...empty, action: { label: t('nav.home'), href: '/' } },
    failed: { text: t('errors.module'), retryLabel: t('app.tryAgain'), onRetry },
  })
  return (
    <LoadedInShape {...states(retry)} status={status} has={tv !== null}>
      {content ? (
        <>
          <TvSelectPart />
          <LoadedInShape {...states(content.onRetry)} status={content.status} has={content.isAvailable}>
            {children}
          </LoadedInShape>
        </>
      ) : (
        children
      )}
    </LoadedInShape>
  )
}
