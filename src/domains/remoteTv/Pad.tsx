import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { KeyboardArrowDownOutlined as Down } from '../../ui/icons/KeyboardArrowDownOutlined.tsx'
import { KeyboardArrowLeftOutlined as Left } from '../../ui/icons/KeyboardArrowLeftOutlined.tsx'
import { KeyboardArrowRightOutlined as Right } from '../../ui/icons/KeyboardArrowRightOutlined.tsx'
import { KeyboardArrowUpOutlined as Up } from '../../ui/icons/KeyboardArrowUpOutlined.tsx'
import type {} from '../../ui/theme.types.ts'
import { Key } from './Key.tsx'

const Disc = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridTemplateRows: 'repeat(3, 1fr)',
  boxSizing: 'border-box',
  width: '14.5rem',
  height: '14.5rem',
  // In large text the pad must not be wider than the phone.
  maxWidth: '100%',
  '@supports (aspect-ratio: 1)': { height: 'auto', aspectRatio: '1' },
  padding: '0.375rem',
  margin: '0 auto',
  borderRadius: '50%',
  backgroundColor: theme.tokens.well,
  '& > span': { display: 'flex', borderRadius: '50%' },
  '& > [data-ok]': { backgroundColor: theme.palette.background.paper },
  '& button': { borderRadius: '50%' },
  '& svg': { fontSize: '2.25rem' },
}))

/** Row and column of each key, in focus order. */
const keys = [
  ['up', Up, '1 / 2'],
  ['left', Left, '2 / 1'],
  ['ok', null, '2 / 2'],
  ['right', Right, '2 / 3'],
  ['down', Down, '3 / 2'],
] as const

/** The arrow keys around OK. Always LTR, as on the television. */
export function Pad() {
  const { t } = useTranslation()
  return (
    <Disc role="group" aria-label={t('remoteTv.pad')} dir="ltr" data-tour="remote-pad">
      {keys.map(([command, Arrow, gridArea]) => (
        <span key={command} style={{ gridArea }} data-ok={Arrow ? undefined : ''}>
          <Key command={command} repeats={Arrow !== null} flat>
            {Arrow ? <Arrow /> : t('remoteTv.ok')}
          </Key>
        </span>
      ))}
    </Disc>
  )
}
