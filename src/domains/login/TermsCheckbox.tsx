import { useTranslation } from 'react-i18next'
import { RouterLink } from '../../core/routing/RouterLink.tsx'
import { TickBox } from '../../ui/TickBox.tsx'
import { useSessionHref } from '../navigation/useSessionHref.ts'
import { termsParts } from './termsParts.ts'

interface TermsCheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

export function TermsCheckbox(props: TermsCheckboxProps) {
  const { t } = useTranslation()
  const href = useSessionHref()
  const label = termsParts(t('login.acceptTerms')).map(({ text, path }) =>
    path ? (
      <RouterLink key={text} to={href(path)}>
        {text}
      </RouterLink>
    ) : (
      text
    ),
  )
  return <TickBox required name="terms" label={label} {...props} />
}
