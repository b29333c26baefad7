import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import CallEndIcon from '~icons/ic/baseline-call-end'
import BusinessIcon from '~icons/ic/outline-business-center'
import HousekeepingIcon from '~icons/ic/outline-cleaning-services'
import ConciergeIcon from '~icons/ic/outline-hail'
import RoomServiceIcon from '~icons/ic/outline-room-service'
import SpaIcon from '~icons/ic/outline-spa'
import ReceptionIcon from '~icons/ic/outline-support-agent'
import { type CallTarget, callTargets } from '../../contract/quickCalls.ts'
import { useDeviceNow } from '../../core/time/useNow.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { Busy } from '../../ui/PrimaryAction.tsx'
import { ScreenTitle } from '../../ui/Screen.tsx'
import { Loaded } from '../../ui/Shapes.tsx'
import { edgeInForced } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { PicturedScreen } from '../menu/PicturedScreenPart.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectSettings, selectSettingsStatus, settingsRetried } from '../property/slice.ts'
import { selectIsDemo, selectPropertyId } from '../session/slice.ts'
import { callDuration } from './callDuration.ts'
import { callPressed } from './events.ts'
import { ReceptionPhone } from './ReceptionPhonePart.tsx'
import { type Call, hangUpPressed, isUnderWay, selectCall } from './slice.ts'

const departmentIcons: Record<CallTarget, ReactNode> = {
  reception: <ReceptionIcon fontSize="inherit" />,
  room_service: <RoomServiceIcon fontSize="inherit" />,
  housekeeping: <HousekeepingIcon fontSize="inherit" />,
  business: <BusinessIcon fontSize="inherit" />,
  spa: <SpaIcon fontSize="inherit" />,
  concierge: <ConciergeIcon fontSize="inherit" />,
}

/** The round sign of a department on a standing kiosk. */
const sign = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '6rem',
  height: '6rem',
  borderRadius: '50%',
  fontSize: '3rem',
} as const

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  marginBottom: '0.75rem',
  // As wide as the button below.
  [theme.breakpoints.up('sm')]: { maxWidth: '28rem', marginLeft: 'auto', marginRight: 'auto' },
  '& > span:first-of-type': { display: 'flex', flex: 'none', fontSize: '2rem', marginInlineEnd: '0.875rem' },
  '& > div': { flex: '1 1 auto', minWidth: 0 },
  '& strong': { ...theme.typography.subtitle1, display: 'block' },
  '& [role]': { ...theme.typography.body2, ...theme.tokens.figures, color: theme.palette.text.secondary },
  // Read by who stands there, who has nothing else to do meanwhile.
  [onStandingKiosk]: {
    flexDirection: 'column',
    minHeight: '15rem',
    marginBottom: '1.5rem',
    textAlign: 'center',
    '& > span:first-of-type': {
      ...sign,
      margin: '0 0 1rem',
      color: theme.palette.primary.main,
      backgroundColor: theme.tokens.wash,
    },
    '& > div': { flex: 'none' },
    '& strong': { ...theme.typography.h2, marginBottom: '0.375rem' },
    '& > span:last-child': { marginTop: '1rem' },
    '& [role], & [data-length]': { ...theme.typography.h3, ...theme.tokens.figures, fontWeight: 400 },
  },
}))
const Bar = styled(BottomBar)(({ theme }) => ({
  [onStandingKiosk]: {
    '&& > .MuiButton-root': { ...theme.typography.h3, maxWidth: 'none', minHeight: '4.5rem' },
  },
}))

/** Shows the state of the call, and the button that ends it (CALL-04, CALL-05). */
function CallBar({ call }: { call: Call }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { target } = call
  const isOn = isUnderWay(call)
  const isFailed = call.state === 'failed'
  const isOnKiosk = useFormFactor() === 'kiosk'
  // At a kiosk something always stands in the place of the button that hangs up, so that the words stay where they were.
  const after = isFailed
    ? { words: t('app.tryAgain'), way: { onClick: () => dispatch(callPressed(target)) } }
    : isOnKiosk && { words: t('nav.home'), way: { href: '/' } }
  const button = useRef<HTMLButtonElement>(null)
  // The pressed tile is disabled during the call, so the focus moves to this button, which is always in sight: a browser
  // would scroll to its place at the end of the page, and the title away.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Bar height={isOnKiosk ? '24rem' : '9rem'}>
      {/* A call without an id could not be restored after a reload, and would keep ringing. */}
      <Line data-tour="call-state" data-prevents-reload={isOn && !call.id ? '' : undefined}>
        <span aria-hidden="true">{departmentIcons[target]}</span>
        <div>
          <strong>{t(`quickCalls.targets.${target}`)}</strong>
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
        after && (
          <Button ref={button} variant="outlined" size="large" fullWidth {...after.way}>
            <span>{after.words}</span>
          </Button>
        )
      )}
    </Bar>
  )
}

function Length({ from, to }: { from: number; to: number | null }) {
  const now = useDeviceNow(1000)
  return <span data-length="">{` · ${callDuration((to ?? now) - from)}`}</span>
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: [
    'repeat(2, minmax(0, 1fr))',
    // One column if the text is too large for two.
    'repeat(auto-fill, minmax(max(8rem, calc(50% - 0.5rem)), 1fr))',
  ],
  gap: '0.875rem',
  margin: '0 0 1.5rem',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '1.25rem' },
  // Beside the picture.
  [onTelevision]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1.25rem' },
}))
const Tile = styled(Pressable)(({ theme }) => ({
  ...theme.typography.subtitle1,
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minHeight: '8.5rem',
  padding: '1rem 0.75rem',
  '@media (max-width: 22em)': { padding: '1rem 0.25rem', fontSize: '0.875rem' },
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  transition: theme.transitions.create(['background-color', 'opacity'], { duration: 180 }),
  '& > span:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '3.5rem',
    height: '3.5rem',
    marginBottom: '0.75rem',
    borderRadius: '50%',
    fontSize: '1.75rem',
    color: theme.palette.primary.main,
    backgroundColor: theme.tokens.wash,
  },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.raised } },
  '&:disabled': { pointerEvents: 'none' },
  '&:disabled:not([aria-current])': { opacity: 0.55 },
  '&[aria-current]': { backgroundColor: theme.tokens.raised },
  // The title, the tiles and a call fit below each other.
  [onTelevision]: { minHeight: 0, padding: '0.625rem 0.75rem' },
  [onStandingKiosk]: {
    ...theme.typography.h3,
    minHeight: '14rem',
    '& > span:first-of-type': { ...sign, marginBottom: '1rem' },
  },
  ...edgeInForced,
}))

/** Tiles that call a department; all are disabled during a call (CALL-02, CALL-03, CALL-06). */
function Departments({ departments }: { departments: readonly CallTarget[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { away } = useHotelNeeded(useSelector(selectIsDemo))
  const call = useSelector(selectCall)
  const isCalling = isUnderWay(call)
  return (
    <Grid aria-label={t('quickCalls.departments')} data-tour="call-departments">
      {departments.map((target) => (
        <li key={target}>
          <Tile
            disabled={isCalling}
            aria-current={(isCalling && call.target === target) || undefined}
            {...away}
            onClick={() => dispatch(callPressed(target))}
          >
            <span aria-hidden="true">{departmentIcons[target]}</span>
            <span>{t(`quickCalls.targets.${target}`)}</span>
          </Tile>
        </li>
      ))}
    </Grid>
  )
}

/** `/demo/voip`: the departments that the phone of the room can be connected with (CALL-01, CALL-02). */
export function QuickCallsScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isDemo = useSelector(selectIsDemo)
  const { voip } = useSelector(selectSettings)
  const propertyId = useSelector(selectPropertyId)
  const status = useSelectorWith(selectSettingsStatus, propertyId)
  const call = useSelector(selectCall)
  const departments = callTargets.filter((target) => isDemo || voip?.[target])
  return (
    <PicturedScreen width="list" icon={departmentIcons.reception}>
      <ScreenTitle below={t('quickCalls.text')}>{t('quickCalls.title')}</ScreenTitle>
      <Loaded
        // Without a property there are no settings to wait for (QRY-19).
        status={propertyId ? status : 'success'}
        has={departments.length > 0}
        empty={{
          text: t('errors.empty'),
          icon: departmentIcons.reception,
          action: { label: t('nav.home'), href: '/' },
        }}
        failed={{ text: t('errors.module'), onRetry: () => dispatch(settingsRetried()) }}
      >
        <Departments departments={departments} />
      </Loaded>
      <div>
        <ReceptionPhone />
      </div>
      {call && <CallBar call={call} />}
    </PicturedScreen>
  )
}
