import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useDeviceNow } from '../../core/time/useNow.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Busy } from '../../ui/Busy.tsx'
import { CallEnd as CallEndIcon } from '../../ui/icons/CallEnd.tsx'
import type {} from '../../ui/theme.types.ts'
import { callDuration } from './callDuration.ts'
import { departmentIcons } from './departmentIcons.tsx'
import { callPressed } from './events.ts'
import { type Call, hangUpPressed, isUnderWay } from './slice.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  marginBottom: '0.75rem',
  '& > span:first-of-type': { display: 'flex', flex: 'none', fontSize: '2rem', marginInlineEnd: '0.875rem' },
  '& > div': { flex: '1 1 auto', minWidth: 0 },
  '& strong': { ...theme.typography.subtitle1, display: 'block' },
  '& [role]': { ...theme.typography.body2, ...theme.tokens.figures, color: theme.palette.text.secondary },
}))

/** Shows the state of the call, and the button that ends it (CALL-04, CALL-05). */
export function CallBar({ call }: { call: Call }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { target } = call
  const isOn = isUnderWay(call)
  const isFailed = call.state === 'failed'
  const button = useRef<HTMLButtonElement>(null)
  // The pressed tile is disabled during the call, so the focus moves to this button.
  useEffect(() => button.current?.focus(), [])
  return (
    <BottomBar height="9rem">
      {/* A call without an id could not be restored after a reload, and would keep ringing. */}
      <Line data-tour="call-state" data-prevents-reload={isOn && !call.id ? '' : undefined}>
        <span aria-hidden="true">{departmentIcons[call.target]}</span>
        <div>
          <strong>{t(`quickCalls.targets.${call.target}`)}</strong>
          <span role={isFailed ? 'alert' : 'status'}>{t(`quickCalls.states.${call.state}`)}</span>
          {call.connectedAt !== null && <Length from={call.connectedAt} to={call.endedAt} />}
        </div>
        {(call.state === 'calling' || call.state === 'ringing') && <Busy />}
      </Line>
      {isOn ? (
        <Button
          ref={button}
          variant="contained"
          color="error"
          size="large"
          fullWidth
          startIcon={<CallEndIcon />}
          onClick={() => dispatch(hangUpPressed())}
        >
          <span>{t('quickCalls.hangUp')}</span>
        </Button>
      ) : (
        isFailed && (
          <Button
            ref={button}
            variant="outlined"
            size="large"
            fullWidth
            onClick={() => dispatch(callPressed(target))}
          >
            <span>{t('app.tryAgain')}</span>
          </Button>
        )
      )}
    </BottomBar>
  )
}

function Length({ from, to }: { from: number; to: number | null }) {
  const now = useDeviceNow(1000)
  return <span data-length="">{` · ${callDuration((to ?? now) - from)}`}</span>
}
