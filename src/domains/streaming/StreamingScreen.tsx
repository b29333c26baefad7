import Button from '@mui/material/Button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import Cast from '~icons/ic/outline-cast'
import type { StreamingDevice } from '../../contract/streaming.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { useLoad } from '../../core/load.ts'
import { pressIf } from '../../ui/pressIf.ts'
import { ScreenTitle } from '../../ui/Screen.tsx'
import { CardShape, RowShapes } from '../../ui/Shapes.tsx'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { PicturedScreen } from '../menu/PicturedScreenPart.tsx'
import { RoomTvPart } from '../remoteTv/RoomTvPart.tsx'
import { deviceState, deviceSwitched, devices, knownType, selectIsSwitching } from './state.ts'
import '../../ui/theme.types.ts'
import { styled } from '../../ui/styled.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'

const Card = styled('section')(({ theme }) => ({
  marginTop: '1.25rem',
  padding: '1.25rem 1.5rem 1.5rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  '& > .MuiButton-root': { marginTop: '0.5rem' },
  '& > [aria-disabled]': { opacity: 0.5 },
}))
const Name = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))
const State = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.125rem 0 0',
  color: theme.palette.text.secondary,
}))
const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '1rem 0',
  paddingInlineStart: '1.375rem',
  '& > li': { padding: '0.25rem 0' },
  '& > li::marker': { color: theme.palette.text.secondary },
}))

/** A device: its state, the steps to connect to it, and the button that starts or stops it (STRM-02 to STRM-04). */
function DeviceCard({ device }: { device: StreamingDevice }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { away } = useHotelNeeded()
  const isSwitching = useSelector(selectIsSwitching)
  const id = useId()
  const { network, code } = device
  const type = knownType(device.type)
  // The steps need a name to select, so a device without one gets a default name.
  const name = device.name || t(type ? `streaming.titles.${type}` : 'remoteTv.tv')
  const state = deviceState(device.status)
  const isOn = state === 'active' || state === 'inUse'
  const values = { name, network, code }
  const steps = [
    ...(network ? [t('streaming.steps.network', values)] : []),
    t(`streaming.steps.${type ?? 'other'}`, values),
    ...(code ? [t('streaming.steps.code', values)] : []),
  ]
  return (
    <Card aria-labelledby={id}>
      <Name id={id}>{name}</Name>
      <State role="status">{t(`streaming.states.${state}`)}</State>
      <Steps data-tour="streaming-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <Button
        variant={isOn ? 'outlined' : 'contained'}
        id={`${id}switch`}
        data-tour="streaming-switch"
        aria-labelledby={`${id}switch ${id}`}
        {...pressIf(!isSwitching, () => dispatch(deviceSwitched({ id: device.id, isOn: !isOn })))}
        {...away}
      >
        <span>{t(isOn ? 'streaming.end' : 'streaming.start')}</span>
      </Button>
    </Card>
  )
}

const shape = (
  <CardShape style={{ marginTop: '1.25rem' }}>
    <RowShapes count={5} heightRem={4.5} />
  </CardShape>
)

const icon = <Cast fontSize="inherit" />

/** The devices that stream the guest's own media to the room's television, with instructions (STRM-01). */
export function StreamingScreen() {
  const { t } = useTranslation()
  const type = knownType(useScreenParams().type ?? '')
  const { status, value, retry } = useLoad(devices, type ?? '')
  const hasTexts = useLaterTexts()
  if (!hasTexts) return <ScreenSkeleton width="list" />
  return (
    <PicturedScreen width="list" icon={icon}>
      <ScreenTitle below={t('streaming.text')}>{t(`streaming.titles.${type ?? 'all'}`)}</ScreenTitle>
      <RoomTvPart
        empty={{ text: t('errors.empty'), icon }}
        shape={shape}
        content={{ status, retry, isAvailable: value.length > 0 }}
      >
        <div data-starts-here="">
          {value.map((device) => (
            <DeviceCard key={device.id} device={device} />
          ))}
        </div>
      </RoomTvPart>
    </PicturedScreen>
  )
}
