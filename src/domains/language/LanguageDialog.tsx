import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Glyph } from '../../ui/Glyph.tsx'
import { Row, Rows } from '../../ui/Row.tsx'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { localeOf, nameOf } from './languages.ts'
import { languageChosen, selectLanguage, selectOfferedLanguages } from './slice.ts'

/** The offered languages by their native names; the one in use is marked (LANG-02, LANG-19). */
export function LanguageList({ onChosen }: { onChosen?: () => void }) {
  const dispatch = useDispatch()
  const selected = useSelector(selectLanguage)
  const offered = useSelector(selectOfferedLanguages)
  return (
    <Rows data-starts-here="">
      {offered.map((key) => (
        <Row
          key={key}
          plain
          selected={key === selected}
          title={<span lang={localeOf(key)}>{nameOf(key)}</span>}
          {...(key === selected && { trailing: <Glyph name="tick" /> })}
          onClick={() => {
            dispatch(languageChosen(key))
            onChosen?.()
          }}
        />
      ))}
    </Rows>
  )
}

export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <SheetDialog open onClose={onClose} title={t('language.title')} closeLabel={t('app.close')}>
      <LanguageList onChosen={onClose} />
    </SheetDialog>
  )
}
