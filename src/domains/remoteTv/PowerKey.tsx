import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { chosenInForced } from '../../ui/forcedColours.ts'
import { PowerSettingsNewOutlined as PowerSettingsNew } from '../../ui/icons/PowerSettingsNewOutlined.tsx'
import type {} from '../../ui/theme.types.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { keyPressed, selectRemoteTv } from './slice.ts'

const Face = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  minHeight: '3.5rem',
  minWidth: '3.5rem',
  padding: '0 1.25rem',
  borderRadius: theme.tokens.radius.pill,
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.well,
  transition: theme.transitions.create(['background-color', 'color', 'transform'], { duration: 200 }),
  '&[data-power="on"]': { color: theme.tokens.onFill, backgroundColor: theme.tokens.fill, ...chosenInForced },
  '&:active': { transform: 'scale(0.96)' },
  '& > svg + span': { marginInlineStart: '0.625rem' },
}))

/** The power key, with the power status that the hotel knows (TV-06). */
export function PowerKey({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const hotel = useHotelNeeded()
  const { power } = useSelector(selectRemoteTv)
  const key = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) key.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const state = power === 'unknown' ? '' : t(`remoteTv.power.${power}`)
  return (
    <Face
      ref={key}
      aria-label={[t('remoteTv.keys.power'), state].filter(Boolean).join(': ')}
      data-power={power}
      data-tour="remote-power"
      data-acts-on-room=""
      onClick={() => hotel.press(() => dispatch(keyPressed('power')))}
    >
      <PowerSettingsNew />
      {state && <span>{state}</span>}
    </Face>
  )
}
