import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { selectMode } from '../domains/session/slice.ts'
import { followArrowKeys } from '../ui/focus/followArrowKeys.ts'

/** The remote control of a TV or kiosk: arrows move the focus, Back goes back (PROD-01). */
export function useRemote(): void {
  const mode = useSelector(selectMode)
  const navigate = useNavigate()

  // Styles and the kind of screen read the mode from the root element.
  useEffect(() => {
    document.documentElement.dataset.mode = mode
  }, [mode])

  useEffect(() => followArrowKeys({ onBack: () => void navigate(-1) }), [navigate])
}
