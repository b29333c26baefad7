import Button from '@mui/material/Button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { WifiNetwork } from '../../contract/skin.ts'
import { onStandingKiosk } from '../../ui/formFactor.ts'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { QrCode } from './QrCode.tsx'
import { copyPressed } from './slice.ts'
import { wifiCodeOf } from './wifiCode.ts'

const Card = styled('div')(({ theme }) => ({
  // Stacked above the link that covers the entry.
  position: 'relative',
  zIndex: 1,
  maxWidth: '26rem',
  [onStandingKiosk]: { '& svg': { width: '11rem' } },
  marginTop: '1.25rem',
  padding: '0.75rem 1.25rem 1.25rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
}))
const Values = styled('dl')({ margin: 0 })
// The button is inside the `dd`, because a `dl` may contain only terms and descriptions.
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '4rem',
  '& dt': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& dd': {
    ...theme.typography.subtitle1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    margin: 0,
    '& > span': {
      overflowWrap: 'anywhere',
      wordBreak: 'break-word',
      userSelect: 'all',
      WebkitUserSelect: 'all',
    },
    '& > button': {
      flex: 'none',
      marginBlock: '-0.75rem',
      marginInlineStart: '1rem',
      marginInlineEnd: '-0.75rem',
    },
  },
}))
const Scan = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: '0.75rem 0 0',
  '& > svg': { flex: 'none', width: '8.5rem', marginInlineEnd: '1.25rem' },
  '& > figcaption': {
    ...theme.typography.body2,
    flex: '1 1 6rem',
    color: theme.palette.text.secondary,
  },
}))

/** A network of the hotel: its name and password to copy, and a code that lets another device join it. */
export function WifiAccess({ wifi }: { wifi: WifiNetwork }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Card>
      <Values>
        <Value label={t('content.wifi.network')} value={wifi.ssid} />
        {wifi.password && <Value label={t('content.wifi.password')} value={wifi.password} />}
      </Values>
      <Scan>
        <QrCode text={wifiCodeOf(wifi)} labelledBy={id} />
        <figcaption id={id}>{t('content.wifi.scan')}</figcaption>
      </Scan>
    </Card>
  )
}

function Value({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  // On a television or a kiosk the clipboard is of no use to the guest's own device.
  const isOwnDevice = !['tv', 'kiosk'].includes(useFormFactor())
  return (
    <Line>
      <dt id={`${id}label`}>{label}</dt>
      <dd>
        <span dir="ltr">{value}</span>
        {isOwnDevice && (
          <Button
            id={`${id}copy`}
            aria-labelledby={`${id}copy ${id}label`}
            onClick={() => dispatch(copyPressed(value))}
          >
            <span>{t('content.wifi.copy')}</span>
          </Button>
        )}
      </dd>
    </Line>
  )
}
