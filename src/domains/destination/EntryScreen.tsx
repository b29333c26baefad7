import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { DestinationEntry } from '../../contract/destination.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import type { ScreenAt } from '../../core/routing/contentAddress.ts'
import { externalTarget } from '../../core/routing/externalTarget.ts'
import { isolate } from '../../core/text/isolate.ts'
import { demoteHeadings, focusWideParts, sanitizeMarkup } from '../../core/text/markup.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { onStandingKiosk } from '../../ui/formFactor.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { ownDirection } from '../../ui/sharedStyles.ts'
import { styled } from '../../ui/styled.tsx'
import { HomeInsteadPart } from '../navigation/HomeInsteadPart.tsx'
import { ShareButtonPart } from '../share/ShareButtonPart.tsx'
import { plainText } from './plainText.ts'
import { entryOpened, selectEntry } from './slice.ts'
import { useEntryTimes } from './useEntryTimes.ts'

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  overflowWrap: 'break-word',
  whiteSpace: 'pre-line',
  '& h2': { ...theme.typography.h3, margin: '1.25rem 0 0.5rem' },
  '& p, & ul, & ol, & [data-wide]': { margin: '0 0 1rem' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& a': { color: theme.palette.primary.main },
  [onStandingKiosk]: { ...theme.typography.h3, fontWeight: 400, lineHeight: 1.5 },
}))

/** Renders a text of the hotel as sanitized markup (DEST-05). */
function Markup({ source }: { source: string }) {
  const container = useRef<HTMLDivElement>(null)
  const { match } = useDomains()
  useEffect(() => {
    if (!container.current) return
    const text = sanitizeMarkup(source, { match })
    demoteHeadings(Array.from(text.querySelectorAll('h1')))
    container.current.textContent = ''
    container.current.appendChild(text)
    return focusWideParts(container.current)
  }, [source, match])
  return <Text ref={container} dir="auto" />
}

/** The external links of an entry, the telephone with its number. A URL that must not be opened has no target. */
function linksOf({ link, phone, latitude, longitude }: DestinationEntry, match: ScreenAt) {
  const hasPlace = latitude !== null && longitude !== null
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${latitude},${longitude}`)}`
  return [
    { label: 'content.visit', target: externalTarget('link', { link }, match), number: '' },
    { label: 'content.call', target: externalTarget('tel', { tel: phone }, match), number: phone },
    {
      label: 'destination.map',
      target: hasPlace ? externalTarget('link', { link: map }, match) : null,
      number: '',
    },
  ] as const
}

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 1.25rem',
  color: theme.palette.text.secondary,
  '& > bdi': { ...ownDirection, display: 'block' },
  [onStandingKiosk]: { ...theme.typography.body1, marginBottom: '1.75rem' },
}))
const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: '1.25rem',
  '& > a': { marginInlineEnd: '0.75rem', marginBottom: '0.75rem' },
  [onStandingKiosk]: {
    display: 'block',
    marginTop: '2rem',
    '& > a': { ...theme.typography.h3, display: 'flex', minHeight: '4.5rem', margin: '0 0 1rem' },
  },
}))

/** `/destination/{type}/{id}`: all details of an entry (DEST-01, DEST-05). */
export function EntryScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { type = '', id = '' } = useScreenParams()
  const { id: shownId, status, value } = useSelector(selectEntry)
  useEffect(() => {
    dispatch(entryOpened({ type, id }))
  }, [dispatch, type, id])
  const entry = shownId === id ? value : null
  const isMissing = shownId === id && (status === 'failure' || status === 'success')
  // The same tree in all states, so that the heading keeps the focus (NAV-11).
  return (
    <Screen
      beside
      width="read"
      hero={
        entry ? (
          <Picture src={entry.image} alt="" ratio={4 / 3} wideRatio={16 / 9} square eager leads />
        ) : undefined
      }
    >
      <ScreenTitle above={entry && t(`destination.types.${entry.type}`)}>
        <bdi>{entry ? plainText(entry.title) : t('destination.title')}</bdi>
      </ScreenTitle>
      {entry && <Entry entry={entry} />}
      {!entry && isMissing && (
        <FailedState
          text={t('errors.noData')}
          onRetry={() => dispatch(entryOpened({ type, id }))}
          more={<HomeInsteadPart />}
        />
      )}
      {!entry && !isMissing && <ListSkeleton count={4} />}
    </Screen>
  )
}

function Entry({ entry }: { entry: DestinationEntry }) {
  const { t } = useTranslation()
  const timesOf = useEntryTimes()
  const { match } = useDomains()
  const { title, description, address, area, city } = entry
  const place = plainText([address, area, city].filter(Boolean).join(', '))
  const facts = [timesOf(entry), place].filter(Boolean)
  return (
    <>
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </Facts>
      )}
      <Markup source={description} />
      <Links>
        {linksOf(entry, match).map(
          ({ label, target, number }) =>
            target && (
              <Button
                key={label}
                variant="outlined"
                href={target.url}
                {...(target.kind === 'page' && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <span>{number ? `${t(label)} · ${isolate(number)}` : t(label)}</span>
              </Button>
            ),
        )}
        <ShareButtonPart title={plainText(title)} />
      </Links>
    </>
  )
}
