import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../browser/code.ts'
import { usePart } from '../code/useCode.ts'

const dialog = codeOf(() => import('./LanguageDialog.tsx'), 'LanguageDialog')

const OnPicture = styled(Button)({
  color: '#FFFFFF',
  backgroundColor: 'rgba(20, 22, 26, 0.62)',
  '&:hover': { backgroundColor: 'rgba(20, 22, 26, 0.78)' },
})

/** The language in use, by its own name; pressing it offers the others. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const name = t('language.name')
  return (
    <>
      <OnPicture
        aria-haspopup="dialog"
        aria-label={`${t('language.title')}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {name}
      </OnPicture>
      {isOpen && <Opened onClose={() => setOpen(false)} />}
    </>
  )
}

function Opened({ onClose }: { onClose: () => void }) {
  const LanguageDialog = usePart(dialog)
  return LanguageDialog && <LanguageDialog onClose={onClose} />
}
