import { useTranslation } from 'react-i18next'
import { SheetDialog } from '../../ui/SheetDialog.tsx'
import { LanguageList } from './LanguageList.tsx'

export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <SheetDialog open onClose={onClose} title={t('language.title')} closeLabel={t('app.close')}>
      <LanguageList onChosen={onClose} />
    </SheetDialog>
  )
}
