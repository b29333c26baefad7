import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { DestinationEntry } from '../../contract/destination.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import { ownDirection } from '../../ui/sharedStyles.ts'
import { ShareButtonPart } from '../share/ShareButtonPart.tsx'
import { linksOf } from './links.ts'
import { Markup } from './Markup.tsx'
import { plainText } from './plainText.ts'
import { entryOpened, selectEntry } from './slice.ts'
import { useEntryTimes } from './useEntryTimes.ts'

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 1.25rem',
  color: theme.palette.text.secondary,
  '& > bdi': { ...ownDirection, display: 'block' },
}))
const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: '1.25rem',
  '& > a': { marginInlineEnd: '0.75rem', marginBottom: '0.75rem' },
})

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
          retryLabel={t('app.tryAgain')}
          onRetry={() => dispatch(entryOpened({ type, id }))}
        />
      )}
      {!entry && !isMissing && <ListSkeleton label={t('app.loading')} count={4} />}
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
        {linksOf(entry, match).map(({ kind, href }) => (
          <Button key={kind} variant="outlined" href={href}>
            <span>{kind === 'map' ? t('destination.map') : t(`content.${kind}`)}</span>
          </Button>
        ))}
        <ShareButtonPart title={plainText(title)} />
      </Links>
    </>
  )
}
