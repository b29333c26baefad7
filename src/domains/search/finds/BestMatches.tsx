import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { FindFunction } from '../../../core/domains/finds.types.ts'
import { PlayArrow as PlayIcon } from '../../../ui/icons/PlayArrow.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Row } from '../../../ui/Row.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { SectionTitle } from '../../../ui/SectionTitle.tsx'
import { usePagerTexts } from '../../formats/usePagerTexts.ts'
import { useIconOf } from '../../menu/useIconOf.ts'
import { hitsOnPage, pageCount } from '../results.ts'

// As wide as the pictures of the hotel's results below.
const Thumb = styled('span')({ display: 'block', width: '4.5rem' })

/** What the app itself has for the guest's words, above the hotel's results (FIND-01). */
export function BestMatches({ matches, term }: { matches: readonly FindFunction[]; term: string }) {
  const { t } = useTranslation()
  const [turned, setTurned] = useState({ term, page: 1 })
  const pages = pageCount(matches)
  // A new term begins with the first page.
  const page = turned.term === term ? Math.min(turned.page, pages) : 1
  const texts = usePagerTexts(page, pages)
  if (matches.length === 0) return null
  const title = t('search.best')
  return (
    <section aria-labelledby="search-best">
      <SectionTitle id="search-best">{title}</SectionTitle>
      <Rows>
        {hitsOnPage(matches, page).map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </Rows>
      <Pager
        label={title}
        page={page}
        pages={pages}
        texts={texts}
        onPage={(next) => setTurned({ term, page: next })}
      />
    </section>
  )
}

function MatchRow({ match }: { match: FindFunction }) {
  const dispatch = useDispatch()
  const iconOf = useIconOf()
  const { title, text, image, href, action, screen, type } = match
  const Icon = match.icon ?? iconOf(screen)
  const isLogo = type === 'tv' || type === 'radio'
  const isStation = type === 'radio'
  return (
    <Row
      title={title}
      {...(text && { text })}
      icon={
        <Thumb>
          <Picture
            src={image}
            alt=""
            ratio={type === 'film' ? 2 / 3 : 1}
            fit={isLogo ? 'contain' : 'cover'}
            fallback={<Icon />}
          />
        </Thumb>
      }
      {...(href ? { href } : action && { onClick: () => dispatch(action) })}
      {...(isStation && { plain: true, trailing: <PlayIcon /> })}
    />
  )
}
