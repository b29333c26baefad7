import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { languageName } from '../../core/text/languageName.ts'
import { RadioRow } from '../../ui/RadioRow.tsx'
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
