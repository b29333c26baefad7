import { useTranslation } from 'react-i18next'
import { RouterLink } from '../../core/routing/RouterLink.tsx'
import { TickBox } from '../../ui/TickBox.tsx'
import { useSessionHref } from '../navigation/useSessionHref.ts'
import { termsPaths } from '../terms/paths.ts'

interface TermsCheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

/** The translations mark the two links in their sentence by `<terms>…</terms>` and `<privacy>…</privacy>`. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const { t } = useTranslation()
  const href = useSessionHref()
  const parts = t('login.acceptTerms').split(/(<terms>.*?<\/terms>|<privacy>.*?<\/privacy>)/)
  const label = parts.map((part) => {
    const match = /^<(terms|privacy)>(.*)<\/\1>$/.exec(part)
    if (!match) return part
    const [, screen, text] = match
    return (
      <RouterLink key={part} to={href(termsPaths[screen === 'privacy' ? 'privacy' : 'terms'])}>
        {text}
      </RouterLink>
    )
  })
  return <TickBox name="terms" label={label} {...props} />
}
