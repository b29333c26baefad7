import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPart } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { styled } from '../../ui/styled.tsx'

const dialog = lazyModule(() => import('./LanguageDialog.tsx'), 'LanguageDialog')

const PictureButton = styled(Button)({
  color: '#FFFFFF',
  backgroundColor: 'rgba(20, 22, 26, 0.62)',
  '&:hover': { backgroundColor: 'rgba(20, 22, 26, 0.78)' },
})

/** A button with the native name of the language in use; it opens the list of languages. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const name = t('language.name')
  return (
    <>
      <PictureButton
        aria-haspopup="dialog"
        aria-label={`${t('language.title')}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        <span>{name}</span>
      </PictureButton>
      {isOpen && <LazyLanguageDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function LazyLanguageDialog({ onClose }: { onClose: () => void }) {
  const LanguageDialog = useLazyPart(dialog)
  return LanguageDialog && <LanguageDialog onClose={onClose} />
}
