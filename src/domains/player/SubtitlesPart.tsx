import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Subtitle } from '../../contract/vod.ts'
import { languageName } from '../../core/text/languageName.ts'
import { RadioRow } from '../../ui/RadioRow.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { selectLocale } from '../language/slice.ts'
import { languagesChosen, selectLanguages } from './slice.ts'
import { subtitleOf } from './subtitles.ts'

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
