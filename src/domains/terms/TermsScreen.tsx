import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useDomains } from '../../core/domains/useDomains.ts'
import { isPending } from '../../core/load.ts'
import { externalTarget } from '../../core/routing/externalTarget.ts'
import { demoteHeadings, focusWideParts, sanitizeMarkup } from '../../core/text/markup.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { localeOf, selectLanguage } from '../language/slice.ts'
import { selectPropertyId } from '../session/slice.ts'
import { ReadingText } from './ReadingText.tsx'
import { selectTerms, termsKey, termsWanted } from './slice.ts'

/** Renders the hotel's markup, sanitized (TERM-08). Its first heading is the title of the screen and is left out. */
function Markup({ source, lang }: { source: string; lang: string | undefined }) {
  const container = useRef<HTMLDivElement>(null)
  const { match } = useDomains()
  // A layout effect, to avoid a layout shift of the content below.
  useLayoutEffect(() => {
    if (!container.current) return
    const text = sanitizeMarkup(source, { match })
    const [first, ...others] = Array.from(text.querySelectorAll('h1'))
    first?.remove()
    demoteHeadings(others)
    container.current.textContent = ''
    container.current.appendChild(text)
    return focusWideParts(container.current)
  }, [source, match])
  return <ReadingText ref={container} lang={lang} dir="auto" />
}

const TermsLink = styled('a')(({ theme }) => ({ color: theme.palette.primary.main }))

export function TermsScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { match } = useDomains()
  // Each language of each hotel has terms of its own.
  const key = termsKey(useSelector(selectPropertyId), useSelector(selectLanguage))
  const { status, value: terms } = useSelectorWith(selectTerms, key)

  const lang = terms ? localeOf(terms.lang) : undefined
  // Before sign-in no screen of the app can open the URL, so the link opens it directly (ROUTE-14).
  const ownTerms = terms && externalTarget('link', { link: terms.optionalTermsUrl }, match)
  const isEmpty = terms !== null && terms.text.trim() === '' && !ownTerms

  return (
    <Screen width="read">
      <ScreenTitle>{terms?.title ? <span lang={lang}>{terms.title}</span> : t('terms.title')}</ScreenTitle>
      {isPending(status) && <ListSkeleton look="lines" />}
      {(status === 'failure' || isEmpty) && (
        <FailedState text={t('errors.empty')} onRetry={() => dispatch(termsWanted())} silent />
      )}
      {terms && <Markup source={terms.text} lang={lang} />}
      {ownTerms && (
        <p>
          <TermsLink href={ownTerms.url} target="_blank" rel="noopener noreferrer">
            {t('terms.more')}
          </TermsLink>
        </p>
      )}
    </Screen>
  )
}
