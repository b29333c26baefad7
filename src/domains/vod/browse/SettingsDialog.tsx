import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { PillLine } from '../../../ui/PillLine.tsx'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { Toggle } from '../../../ui/Toggle.tsx'
import { languagesChosen, selectLanguages } from '../../player/slice.ts'
import { useFacts } from '../parts/useFacts.ts'
import {
  onlyFreeChosen,
  selectIsSettingsOpen,
  selectMovies,
  selectOnlyFree,
  settingsClosed,
} from '../slice.ts'

// A press on its words is one on the switch.
const Line = styled('label')(({ theme }) => ({
  ...theme.typography.subtitle2,
  cursor: 'pointer',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '1.25rem',
}))

/** How this device plays and shows films (VOD-29). It takes effect at once. */
export function SettingsDialog() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOpen = useSelector(selectIsSettingsOpen)
  const movies = useSelector(selectMovies)
  const chosen = useSelector(selectLanguages)
  const onlyFree = useSelector(selectOnlyFree)
  const { language } = useFacts()
  const subtitles = useMemo(
    () => [
      ...new Set(['', chosen.subtitles, ...movies.flatMap((one) => one.subtitles.map(({ lang }) => lang))]),
    ],
    [movies, chosen.subtitles],
  )
  const audio = useMemo(
    () => [...new Set(['', chosen.audio, ...movies.flatMap(({ languages }) => languages)])],
    [movies, chosen.audio],
  )
  return (
    <SheetDialog
      open={isOpen}
      onClose={() => dispatch(settingsClosed())}
      title={t('vod.settings.title')}
      closeLabel={t('app.close')}
    >
      <PillLine
        label={t('player.subtitles')}
        options={subtitles}
        value={chosen.subtitles}
        read={(key) => (key ? language(key) : t('player.off'))}
        onChange={(key) => dispatch(languagesChosen({ subtitles: key }))}
      />
      <PillLine
        label={t('player.audio')}
        options={audio}
        value={chosen.audio}
        read={(key) => (key ? language(key) : t('player.original'))}
        onChange={(key) => dispatch(languagesChosen({ audio: key }))}
      />
      <Line>
        <span aria-hidden="true">{t('vod.onlyFree')}</span>
        <Toggle
          label={t('vod.onlyFree')}
          checked={onlyFree}
          onChange={(checked) => dispatch(onlyFreeChosen(checked))}
        />
      </Line>
    </SheetDialog>
  )
}
