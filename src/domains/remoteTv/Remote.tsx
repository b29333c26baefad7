import { useTranslation } from 'react-i18next'
import Add from '~icons/ic/outline-add'
import Back from '~icons/ic/outline-arrow-back'
import Forward from '~icons/ic/outline-fast-forward'
import Rewind from '~icons/ic/outline-fast-rewind'
import Home from '~icons/ic/outline-home'
import Info from '~icons/ic/outline-info'
import Down from '~icons/ic/outline-keyboard-arrow-down'
import Up from '~icons/ic/outline-keyboard-arrow-up'
import Pause from '~icons/ic/outline-pause'
import Play from '~icons/ic/outline-play-arrow'
import Remove from '~icons/ic/outline-remove'
import Stop from '~icons/ic/outline-stop'
import Mute from '~icons/ic/outline-volume-off'
import '../../ui/theme.types.ts'
import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import Left from '~icons/ic/outline-keyboard-arrow-left'
import Right from '~icons/ic/outline-keyboard-arrow-right'
import PowerSettingsNew from '~icons/ic/outline-power-settings-new'
import { Pressable } from '../../ui/Pressable.tsx'
import { chosenInForced } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { Key, Rocker } from './Key.tsx'
import { digits, keyPressed, playerCommands, selectRemoteTv } from './slice.ts'

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
function Pad() {
  const { t } = useTranslation()
  return (
    <Disc role="group" aria-label={t('remoteKeys.pad')} dir="ltr" data-tour="remote-pad">
      {keys.map(([command, Arrow, gridArea]) => (
        <span key={command} style={{ gridArea }} data-ok={Arrow ? undefined : ''}>
          <Key command={command} repeats={Arrow !== null} flat>
            {Arrow ? <Arrow /> : t('remoteKeys.ok')}
          </Key>
        </span>
      ))}
    </Disc>
  )
}

const Face = styled(Pressable)(({ theme }) => ({
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
function PowerKey({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { away } = useHotelNeeded()
  const { power } = useSelector(selectRemoteTv)
  const key = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) key.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const state = power === 'unknown' ? '' : t(`remoteKeys.power.${power}`)
  return (
    <Face
      ref={key}
      aria-label={[t('remoteKeys.keys.power'), state].filter(Boolean).join(': ')}
      data-power={power}
      data-tour="remote-power"
      data-acts-on-room=""
      {...away}
      onClick={() => dispatch(keyPressed('power'))}
    >
      <PowerSettingsNew />
      {state && <span>{state}</span>}
    </Face>
  )
}

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
    '& > [data-part="top"]': { gridArea: 'top', '& > button': { flexBasis: '100%' } },
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
  '& > *': { flex: '1 1 auto', margin: '0.375rem' },
  '& > div': { flex: '3 1 11rem', '& button': { minWidth: 0, padding: 0 } },
})
const Line = styled('div')({ display: 'grid', gridGap: '0.75rem', alignItems: 'center' })
const threeColumns = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }

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
        <Line style={threeColumns}>
          <Key command="back">
            <Back />
          </Key>
          <Key command="home">
            <Home />
          </Key>
          <Key command="info">
            <Info />
          </Key>
        </Line>
      </Top>
      <Pad />
      <Line
        style={{ gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1.4fr)' }}
        data-part="rockers"
        data-tour="remote-rockers"
      >
        <Rocker
          label={t('remoteKeys.volume')}
          increase={['volume_up', <Add key="increase" />]}
          decrease={['volume_down', <Remove key="decrease" />]}
        />
        <Key command="mute">
          <Mute />
        </Key>
        <Rocker
          label={t('remoteKeys.channel')}
          increase={['channel_up', <Up key="increase" />]}
          decrease={['channel_down', <Down key="decrease" />]}
        />
      </Line>
      <Line
        style={{ gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' }}
        role="group"
        aria-label={t('remoteKeys.player')}
        dir="ltr"
        data-part="player"
      >
        {playerCommands.map((command) => (
          <Key key={command} command={command}>
            {playerIcons[command]}
          </Key>
        ))}
      </Line>
      <Digits role="group" aria-label={t('remoteKeys.digits')} dir="ltr" data-part="digits">
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
