import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Subtitle } from '../../contract/vod.ts'
import { languageName } from '../../core/text/languageName.ts'
import { RadioRow } from '../../ui/Choices.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { selectLocale } from '../language/slice.ts'
import { languagesChosen, selectLanguages } from './slice.ts'

interface AudioDialogProps {
  open: boolean
  onClose: () => void
  languages: readonly string[]
}

/** Lets the guest choose among a film's audio tracks. */
export function AudioDialog({ open, onClose, languages }: AudioDialogProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const locale = useSelector(selectLocale)
  const { audio } = useSelector(selectLanguages)
  const chosen = languages.includes(audio) ? audio : ''
  return (
    <SheetDialog open={open} onClose={onClose} title={t('player.audio')} closeLabel={t('app.close')}>
      {['', ...languages].map((key) => (
        <RadioRow
          key={key}
          name="audio"
          value={key}
          title={key ? languageName(key, locale) : t('player.original')}
          checked={key === chosen}
          onChange={() => {
            dispatch(languagesChosen({ audio: key }))
            onClose()
          }}
        />
      ))}
    </SheetDialog>
  )
}

/** Returns the subtitles in a language; `en` also matches `en-GB`. */
export function subtitleOf(subtitles: readonly Subtitle[], language: string): Subtitle | null {
  if (!language) return null
  const baseOf = (key: string) => key.toLowerCase().split(/[-_]/)[0]
  return (
    subtitles.find(({ lang }) => lang.toLowerCase() === language.toLowerCase()) ??
    subtitles.find(({ lang }) => baseOf(lang) === baseOf(language)) ??
    null
  )
}

interface SubtitlesPartProps {
  open: boolean
  onClose: () => void
  subtitles: readonly Subtitle[]
}

/** Lets the guest choose the subtitles of a film, or none (VOD-30, VOD-31). */
export function SubtitlesPart({ open, onClose, subtitles }: SubtitlesPartProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const locale = useSelector(selectLocale)
  const chosen = subtitleOf(subtitles, useSelector(selectLanguages).subtitles)?.lang ?? ''
  const choose = (key: string) => {
    dispatch(languagesChosen({ subtitles: key }))
    onClose()
  }
  return (
    <SheetDialog open={open} onClose={onClose} title={t('player.subtitles')} closeLabel={t('app.close')}>
      {subtitles.length === 0 ? (
        <p>{t('player.subtitlesUnavailable')}</p>
      ) : (
        ['', ...subtitles.map(({ lang }) => lang)].map((key) => (
          <RadioRow
            key={key}
            name="subtitles"
            value={key}
            title={key ? languageName(key, locale) : t('player.off')}
            checked={key === chosen}
            onChange={() => choose(key)}
          />
        ))
      )}
    </SheetDialog>
  )
}
