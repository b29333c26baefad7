import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownDirection } from '../../../ui/ownDirection.ts'
import type {} from '../../../ui/theme.types.ts'
import { withinWindow } from '../../../ui/withinWindow.ts'
import { type EpgEvent, progressOf } from '../programme/events.ts'
import { ProgressBar } from '../programme/ProgressBar.tsx'
import { Times } from '../programme/Times.tsx'
import { useTimeLeft } from '../programme/useTimeLeft.ts'

const Card = styled('section')(({ theme }) => ({
  padding: withinWindow(1.5).map((side) => `1.25rem ${side} 1.5rem`),
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  '& > h2': { ...theme.typography.h2, ...ownDirection, margin: '0.25rem 0 0.5rem' },
  '& > p': {
    ...theme.typography.body1,
    ...ownDirection,
    margin: '0 0 1rem',
    color: theme.palette.text.secondary,
  },
  '& > div': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    display: 'flex',
    // In large text the two parts wrap below each other.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    marginBottom: '0.5rem',
    color: theme.palette.text.secondary,
    // Mirrored with the page, unlike an inline margin: the times are always written from left to right.
    '& > bdi': { marginRight: '1rem' },
  },
}))
const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.subtitle2,
  color: theme.palette.primary.main,
}))

/** The programme that is running on the channel now. */
export function NowCard({ event, seconds }: { event: EpgEvent; seconds: number }) {
  const { t } = useTranslation()
  const id = useId()
  const left = useTimeLeft(event, seconds)
  return (
    <Card aria-labelledby={id}>
      <Quiet>{t('weather.now')}</Quiet>
      <h2 id={id}>{event.title || t('epg.untitled')}</h2>
      {event.description && <p>{event.description}</p>}
      <div>
        <Times event={event} />
        <span>{left}</span>
      </div>
      {left && <ProgressBar share={progressOf(event, seconds)} label={left} />}
    </Card>
  )
}
