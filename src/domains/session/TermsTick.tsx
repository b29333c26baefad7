import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TickBox } from '../../ui/TickBox.tsx'
import { pathOf } from '../addresses.ts'
import { useHref } from '../navigation/useHref.ts'

interface TermsTickProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

/** The sentence has its two links where each language wants them: `<terms>…</terms>` and `<privacy>…</privacy>`. */
export function TermsTick(props: TermsTickProps) {
  const { t } = useTranslation()
  const href = useHref()
  const parts = t('login.acceptTerms').split(/(<terms>.*?<\/terms>|<privacy>.*?<\/privacy>)/)
  const label = parts.map((part) => {
    const match = /^<(terms|privacy)>(.*)<\/\1>$/.exec(part)
    if (!match) return part
    const [, screen, words] = match
    return (
      <Link key={part} to={href(pathOf(screen === 'privacy' ? 'privacy' : 'terms'))}>
        {words}
      </Link>
    )
  })
  return <TickBox name="terms" label={label} {...props} />
}
