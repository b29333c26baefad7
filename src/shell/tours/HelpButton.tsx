import IconButton from '@mui/material/IconButton'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import HelpOutline from '~icons/ic/outline-help-outline'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import type { TourStep } from '../../core/domains/domain.types.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { stepsOnScreen, useHasTour, useScreenTour } from './useTour.ts'

const tour = lazyModule(() => import('./Tour.tsx'), 'Tour')

interface Running {
  pathname: string
  steps: TourStep[]
}

/** Starts the tour of the screen, if it has one (SHELL-05). Tours never start by themselves (TOUR-03). */
export function HelpButton() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const screenTour = useScreenTour(pathname)
  const hasTour = useHasTour(screenTour)
  const button = useRef<HTMLButtonElement>(null)
  const [running, setRunning] = useState<Running | null>(null)
  // Leaving the screen ends its tour (TOUR-04).
  if (running && running.pathname !== pathname) setRunning(null)

  const end = () => {
    setRunning(null)
    button.current?.focus({ preventScroll: true })
  }
  if (!hasTour && !running) return null
  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={t('bar.help')}
        aria-haspopup="dialog"
        onClick={() => setRunning({ pathname, steps: stepsOnScreen(screenTour) })}
      >
        <HelpOutline />
      </IconButton>
      {running && running.steps.length > 0 && (
        <LazyPart module={tour} props={{ steps: running.steps, onEnd: end }} />
      )}
    </>
  )
}
