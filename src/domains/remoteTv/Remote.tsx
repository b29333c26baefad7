import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { AddOutlined as Add } from '../../ui/icons/AddOutlined.tsx'
import { ArrowBackOutlined as Back } from '../../ui/icons/ArrowBackOutlined.tsx'
import { FastForwardOutlined as Forward } from '../../ui/icons/FastForwardOutlined.tsx'
import { FastRewindOutlined as Rewind } from '../../ui/icons/FastRewindOutlined.tsx'
import { HomeOutlined as Home } from '../../ui/icons/HomeOutlined.tsx'
import { InfoOutlined as Info } from '../../ui/icons/InfoOutlined.tsx'
import { KeyboardArrowDownOutlined as Down } from '../../ui/icons/KeyboardArrowDownOutlined.tsx'
import { KeyboardArrowUpOutlined as Up } from '../../ui/icons/KeyboardArrowUpOutlined.tsx'
import { PauseOutlined as Pause } from '../../ui/icons/PauseOutlined.tsx'
import { PlayArrowOutlined as Play } from '../../ui/icons/PlayArrowOutlined.tsx'
import { RemoveOutlined as Remove } from '../../ui/icons/RemoveOutlined.tsx'
import { StopOutlined as Stop } from '../../ui/icons/StopOutlined.tsx'
import { VolumeOffOutlined as Mute } from '../../ui/icons/VolumeOffOutlined.tsx'
import type {} from '../../ui/theme.types.ts'
import { digits, playerCommands } from './commands.ts'
import { Key } from './Key.tsx'
import { Pad } from './Pad.tsx'
import { PowerKey } from './PowerKey.tsx'
import { Rocker } from './Rocker.tsx'

// One column on a phone; three on a landscape screen.
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridGap: '1rem',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '24rem',
  margin: '0.75rem auto 0',
  padding: '1.25rem',
  borderRadius: '2.25rem',
  backgroundColor: theme.palette.background.paper,
  '@media (min-width: 960px) and (orientation: landscape)': {
    maxWidth: '60rem',
    padding: '1.75rem 2.25rem',
    // The rockers are wider than on a phone, so that the word within each is whole.
    gridTemplateColumns: '17rem minmax(0, 1fr) minmax(0, 13rem)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"top rockers digits" "pad rockers digits" "pad player digits"',
    gridGap: '1.25rem 2rem',
    alignItems: 'center',
    '& > [data-part="top"]': { gridArea: 'top', '& > button:first-of-type': { flexBasis: '100%' } },
    '& > [data-tour="remote-pad"]': { gridArea: 'pad' },
    '& > [data-part="rockers"]': { gridArea: 'rockers', '& button': { minHeight: '4.5rem' } },
    '& > [data-part="player"]': { gridArea: 'player' },
    '& > [data-part="digits"]': { gridArea: 'digits', '& button': { minHeight: '4rem' } },
  },
}))
// The power key says its state; a long word, such as "Выключен", has a line of its own.
const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '-0.375rem',
  '& > button': { flex: '1 1 3.5rem', width: 'auto', margin: '0.375rem' },
  '& > button:first-of-type': { flex: '1.6 1 auto' },
})
const Line = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: string }>(
  ({ columns }) => ({
    display: 'grid',
    gridTemplateColumns: columns,
    gridGap: '0.75rem',
    alignItems: 'center',
  }),
)

const playerIcons = {
  rewind: <Rewind />,
  play: <Play />,
  pause: <Pause />,
  stop: <Stop />,
  forward: <Forward />,
}

/** The remote control of the selected television. `takesFocus`: the row that had the focus has unmounted. */
export function Remote({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation()
  return (
    <Body>
      <Top data-part="top">
        <PowerKey takesFocus={takesFocus} />
        <Key command="back">
          <Back />
        </Key>
        <Key command="home">
          <Home />
        </Key>
        <Key command="info">
          <Info />
        </Key>
      </Top>
      <Pad />
      <Line
        columns="minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1.4fr)"
        data-part="rockers"
        data-tour="remote-rockers"
      >
        <Rocker
          label={t('remoteTv.volume')}
          increase={['volume_up', <Add key="increase" />]}
          decrease={['volume_down', <Remove key="decrease" />]}
        />
        <Key command="mute">
          <Mute />
        </Key>
        <Rocker
          label={t('remoteTv.channel')}
          increase={['channel_up', <Up key="increase" />]}
          decrease={['channel_down', <Down key="decrease" />]}
        />
      </Line>
      <Line
        columns="repeat(5, minmax(0, 1fr))"
        role="group"
        aria-label={t('remoteTv.player')}
        dir="ltr"
        data-part="player"
      >
        {playerCommands.map((command) => (
          <Key key={command} command={command}>
            {playerIcons[command]}
          </Key>
        ))}
      </Line>
      <Digits role="group" aria-label={t('remoteTv.digits')} dir="ltr" data-part="digits">
        {digits.map((digit) => (
          <Key key={digit} command={digit}>
            {digit}
          </Key>
        ))}
      </Digits>
    </Body>
  )
}

const Digits = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridGap: '0.75rem',
  // The 0 is in the middle of the last row.
  '& > :last-child': { gridColumn: 2 },
})
