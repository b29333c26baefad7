import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EVENTS, type Step, type TooltipRenderProps, useJoyride } from 'react-joyride'
import type { TourStep } from '../../core/domains/domain.types.ts'
import { useLaterTexts } from '../../domains/language/useLaterTexts.ts'
import { isBackKey } from '../../ui/focus/keys.ts'
import { styled } from '../../ui/styled.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { targetOf } from './useTour.ts'

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
  '& > button': { marginInlineStart: '-0.75rem' },
  // Together, so that long words in a narrow card leave one button in each line at its own side.
  '& > span': { display: 'flex', marginInlineStart: 'auto' },
  '& > span > button:last-of-type': { marginInlineStart: '0.25rem' },
})

const tourCardPart = 'tour-card'

/** One step of a tour: its text, and the buttons for the next steps. */
function TourCard({
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
        <span>
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
        </span>
      </Buttons>
    </Card>
  )
}

interface TourProps {
  steps: readonly TourStep[]
  onEnd: () => void
}

/** Height of the bars at the top of the window, in pixels; the explained part must not be below them. */
const coveredPx = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
/** Minimum scroll offset: space for the spotlight's edge, and on a phone for the screen's heading. */
const minScrollOffsetPx = 150

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Whether a dialog, such as a doorbell's, has opened over the tour: what is below a dialog is hidden from screen
 * readers.
 */
const isBelowDialog = () =>
  document.querySelector(`[aria-hidden="true"] [data-part="${tourCardPart}"]`) !== null

/** A guided tour of the screen's parts, once its texts are loaded. */
export const Tour = (props: TourProps) => useLaterTexts() && <RunningTour {...props} />

/** Escape and Back end the tour (TOUR-02). */
function RunningTour({ steps, onEnd }: TourProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const isOnKiosk = useFormFactor() === 'kiosk'
  const latest = useRef(onEnd)
  latest.current = onEnd

  const joyrideSteps = useMemo(
    () =>
      steps.map(
        (step): Step => ({
          target: () => targetOf(step),
          title: t(step.title),
          content: t(step.text),
          // The bars do not scroll with the page.
          isFixed: step.isOfShell ?? false,
          skipScroll: step.isOfShell ?? false,
        }),
      ),
    [steps, t],
  )
  const { controls, Tour: TourElement } = useJoyride({
    steps: joyrideSteps,
    run: true,
    continuous: true,
    scrollToFirstStep: true,
    tooltipComponent: TourCard,
    loaderComponent: null,
    onEvent: ({ type }) => {
      if (type === EVENTS.TOUR_END) latest.current()
    },
    // Keeps the card entirely within the window, over the explained part if there is no room beside it.
    // On a kiosk below the banner too, which is out of reach.
    floatingOptions: {
      hideArrow: true,
      shiftOptions: { crossAxis: true, ...(isOnKiosk && { padding: { top: coveredPx() } }) },
    },
    options: {
      skipBeacon: true,
      dismissKeyAction: false,
      overlayClickAction: false,
      blockTargetInteraction: true,
      targetWaitTimeout: 0,
      spotlightPadding: 6,
      spotlightRadius: 18,
      overlayColor: 'rgba(10, 9, 7, 0.55)',
      scrollOffset: Math.max(minScrollOffsetPx, coveredPx()),
      scrollDuration: prefersReducedMotion() ? 0 : 220,
      // The z-index of the card is one higher: both are above the bars and below dialogs.
      zIndex: theme.zIndex.modal - 2,
    },
  })
  useBackCloses(true, () => controls.skip('button_skip'))

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isBackKey(event) || isBelowDialog()) return
      event.preventDefault()
      event.stopPropagation()
      controls.skip('button_skip')
    }
    document.addEventListener('keydown', handleKey, true)
    return () => document.removeEventListener('keydown', handleKey, true)
  }, [controls])

  return TourElement
}
