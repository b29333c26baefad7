import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import FilterIcon from '~icons/ic/outline-tune'
import type { Id } from '../../contract/looseId.ts'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { PillLine } from '../../ui/ChoicePills.tsx'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { onTelevision } from '../../ui/formFactor.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { chosenPillStyle, pillLineStyle, pillStyle } from '../../ui/pillStyle.ts'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { styled } from '../../ui/styled.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { languagesChosen, selectLanguages } from '../player/slice.ts'
import {
  filterClosed,
  filterOpened,
  onlyFreeChosen,
  selectGenres,
  selectHasNoFilms,
  selectIsFilterOpen,
  selectIsSettingsOpen,
  selectMovies,
  selectOnlyFree,
  settingsClosed,
} from './slice.ts'
import { type BrowseQuery, readBrowse, useBrowse, useFacts } from './VodTabs.tsx'

// A press on its words is one on the switch.
const Line = styled('label')(({ theme }) => ({
  ...theme.typography.subtitle2,
  cursor: 'pointer',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '1.25rem',
}))

// On a television, too, the labels are above: beside them the dialog would cut the pills.
const Languages = styled('div')({
  [onTelevision]: {
    '& > div': { display: 'block' },
    '& > div > p': { width: 'auto', margin: '1rem 0 0.25rem' },
    '& > div > p + div': { flexWrap: 'wrap', marginInlineStart: '-0.875rem' },
    '& label': { marginTop: '0.25rem', marginBottom: '0.25rem' },
  },
})

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
      <Languages>
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
      </Languages>
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

/** Opens the filter from the top bar, and shows how many filters are active (VOD-24). */
export function FilterButton() {
  return useStartedDomain('vod', true).isStarted && <OpenFilter />
}

function OpenFilter() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { genres, onlyFree } = readBrowse(useLocation().search)
  const count = genres.length + (onlyFree ? 1 : 0)
  if (useSelector(selectHasNoFilms)) return null
  return (
    <IconButton
      color="inherit"
      aria-label={count > 0 ? t('vod.filter.chosen', { count }) : t('vod.filter.open')}
      aria-haspopup="dialog"
      data-tour="vod-filter"
      onClick={() => dispatch(filterOpened())}
    >
      <CountBadge count={count}>
        <FilterIcon />
      </CountBadge>
    </IconButton>
  )
}

const Pills = styled('div')(pillLineStyle)
const Pill = styled(Pressable)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-pressed="true"]': chosenPillStyle(theme),
}))
const Part = styled('h3')(({ theme }) => ({ ...theme.typography.subtitle2, margin: '0.5rem 0' }))

/** Which films are shown: by genre, and whether they cost (VOD-19, VOD-20). It takes effect at once. */
export function FilterDialog() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOpen = useSelector(selectIsFilterOpen)
  const genres = useSelector(selectGenres)
  const { query, found, change } = useBrowse()
  // The address changes only after a step of the history beneath the dialog: a quick second press adds to the first.
  const [pressed, setPressed] = useState<Pick<BrowseQuery, 'genres' | 'onlyFree'> | null>(null)
  const { genres: chosen, onlyFree } = pressed ?? query
  const choose = (next: Pick<BrowseQuery, 'genres' | 'onlyFree'>) => {
    // The persisted setting would turn the filter on again at once.
    if (!next.onlyFree) dispatch(onlyFreeChosen(false))
    setPressed(next)
    change(next)
  }
  const close = () => {
    setPressed(null)
    dispatch(filterClosed())
  }
  const toggleGenre = (id: Id) =>
    choose({ genres: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], onlyFree })
  return (
    <SheetDialog
      open={isOpen}
      onClose={close}
      title={t('vod.filter.open')}
      closeLabel={t('app.close')}
      actions={
        <>
          {(chosen.length > 0 || onlyFree) && (
            <Button variant="outlined" onClick={() => choose({ genres: [], onlyFree: false })}>
              <span>{t('vod.filter.clear')}</span>
            </Button>
          )}
          <PrimaryAction label={t('vod.filter.show', { count: found.length })} onClick={close} />
        </>
      }
    >
      <Part>{t('vod.purchase.price')}</Part>
      <Pills data-wrap="">
        <Pill aria-pressed={onlyFree} onClick={() => choose({ genres: chosen, onlyFree: !onlyFree })}>
          <span>{t('vod.onlyFree')}</span>
        </Pill>
      </Pills>
      {genres.length > 0 && (
        <>
          <Part id="vod-genres">{t('vod.genres')}</Part>
          <Pills data-wrap="" role="group" aria-labelledby="vod-genres">
            {genres.map(({ id, name }) => (
              <Pill key={id} aria-pressed={chosen.includes(id)} onClick={() => toggleGenre(id)}>
                <span>{name}</span>
              </Pill>
            ))}
          </Pills>
        </>
      )}
    </SheetDialog>
  )
}
