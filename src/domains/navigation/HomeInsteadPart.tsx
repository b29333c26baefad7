import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { homePath } from '../../core/routing/paths.ts'

/** The way home below what an address names and the hotel does not give: it may not be there at all. */
export function HomeInsteadPart() {
  const { t } = useTranslation()
  return (
    <Button href={homePath} style={{ marginTop: '0.5rem' }}>
      <span>{t('nav.home')}</span>
    </Button>
  )
}
