import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import SettingsRemote from '~icons/ic/outline-settings-remote'
import Tv from '~icons/ic/outline-tv'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { Row, Rows } from '../../ui/Row.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { RowShapes } from '../../ui/Shapes.tsx'
import { ScreenSkeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { useLaterTexts } from '../language/useLaterTexts.ts'
import { PicturedScreen } from '../menu/PicturedScreenPart.tsx'
import { Remote } from './Remote.tsx'
import { RoomTvPart } from './RoomTvPart.tsx'
import { selectRemoteTv, tvSelected } from './slice.ts'
import { useRoomTv, useTvLabel } from './useRoomTv.ts'

const Choice = styled(Rows)(({ theme }) => ({
  // Cards, where a row would end far from its words.
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
    gap: '1rem',
    maxWidth: '56rem',
    '& > li': {
      minHeight: '8rem',
      borderRadius: theme.tokens.radius.card,
      backgroundColor: theme.palette.background.paper,
    },
    '& > li > *': { alignSelf: 'stretch', margin: 0, padding: '1.25rem 1.75rem' },
    '& svg:first-of-type': { fontSize: '2.5rem' },
  },
  // Beside the picture, and read from the bed.
  [onTelevision]: { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '40rem', marginTop: '1.5rem' },
}))

/** The remote control of the room's televisions; if there are several, the guest selects one first (TV-04). */
export function RemoteControlScreen() {
  const { t } = useTranslation()
  const { selectedTv, tvs, onlyOneTv } = useSelector(selectRemoteTv)
  const isSelecting = selectedTv === null && tvs.length > 0
  // After the choice the focus goes on in the remote, which is another screen.
  const wasSelecting = useRef(false)
  if (isSelecting) wasSelecting.current = true
  const description = onlyOneTv && [selectedTv?.name, selectedTv?.description].filter(Boolean).join(' · ')
  if (!useLaterTexts()) return <ScreenSkeleton width="wide" />
  const content = (
    <>
      <ScreenTitle below={isSelecting ? t('remoteTv.choose') : description || undefined}>
        {t('remoteTv.title')}
      </ScreenTitle>
      <RoomTvPart
        shape={<RowShapes count={2} heightRem={4.5} />}
        empty={{ text: t('errors.empty'), icon: <SettingsRemote fontSize="inherit" /> }}
      >
        <SelectedRemote wasSelecting={wasSelecting.current} />
      </RoomTvPart>
    </>
  )
  return isSelecting ? (
    <PicturedScreen width="wide" icon={<SettingsRemote fontSize="inherit" />}>
      {content}
    </PicturedScreen>
  ) : (
    <Screen width="wide">{content}</Screen>
  )
}

function SelectedRemote({ wasSelecting }: { wasSelecting: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { tvs, selectedTv, onlyOneTv } = useSelector(selectRemoteTv)
  const { select } = useRoomTv()
  const labelOf = useTvLabel()
  if (!selectedTv) {
    return (
      <Choice aria-label={t('remoteTv.tvs')}>
        {tvs.map((tv) => (
          <Row
            key={tv.id}
            icon={<Tv />}
            title={labelOf(tv)}
            text={tv.description}
            onClick={() => dispatch(tvSelected(tv))}
          />
        ))}
      </Choice>
    )
  }
  return (
    <>
      {!onlyOneTv && (
        <ChoicePills
          label={t('remoteTv.tvs')}
          value={String(selectedTv.id)}
          options={tvs.map((tv) => ({ value: String(tv.id), label: labelOf(tv) }))}
          onChange={select}
        />
      )}
      <Remote takesFocus={wasSelecting} />
    </>
  )
}
