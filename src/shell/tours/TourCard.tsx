import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TooltipRenderProps } from 'react-joyride'

const Card = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '22rem',
  maxWidth: 'calc(100vw - 40px)',
  maxHeight: 'calc(100vh - 1.25rem)',
  overflowY: 'auto',
  padding: '1.25rem 1.25rem 0.75rem',
  borderRadius: theme.tokens.radius.card,
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.raised,
  boxShadow: theme.tokens.float,
}))
const Count = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  ...theme.tokens.figures,
  margin: '0 0 0.25rem',
  color: theme.palette.text.secondary,
}))
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))
const Text = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: '0.375rem 0 0' }))
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginTop: '0.75rem',
  '& > button:first-of-type': { marginInlineEnd: 'auto', marginInlineStart: '-0.75rem' },
  '& > button:last-of-type': { marginInlineStart: '0.5rem' },
})

export const tourCardPart = 'tour-card'

/** One step of a tour: its text, and the buttons for the next steps. */
export function TourCard({
  index,
  size,
  isLastStep,
  step,
  controls,
  primaryProps,
  tooltipProps,
}: TooltipRenderProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Card
      {...tooltipProps}
      role="dialog"
      data-part={tourCardPart}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Count>{t('tours.step', { at: index + 1, count: size })}</Count>
      <Title id={`${id}-title`}>{step.title}</Title>
      <Text id={`${id}-text`}>{step.content}</Text>
      <Buttons>
        <Button onClick={() => controls.skip('button_skip')}>
          <span>{t('tours.skip')}</span>
        </Button>
        {index > 0 && (
          <Button onClick={() => controls.prev('button_back')}>
            <span>{t('tours.previous')}</span>
          </Button>
        )}
        <Button
          variant="contained"
          data-action={primaryProps['data-action']}
          onClick={() => controls.next('button_primary')}
        >
          <span>{isLastStep ? t('tours.finish') : t('tours.next')}</span>
        </Button>
      </Buttons>
    </Card>
  )
}
