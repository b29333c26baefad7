import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Pager } from '../../ui/Pager.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { usePagerTexts } from '../formats/usePagerTexts.ts'
import { HitRow } from './HitRow.tsx'
import { type Category, hitKey, hitsOnPage, pageCount } from './results.ts'
import { resultPageChosen, selectSearch } from './slice.ts'

/** The results of one category, paginated (SRCH-09). */
export function CategorySection({ type, hits }: Category) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { pages: chosenPages } = useSelector(selectSearch)
  const pages = pageCount(hits)
  const page = Math.min(chosenPages[type] ?? 1, pages)
  const texts = usePagerTexts(page, pages)
  const title = t(`search.types.${type}`)
  const id = `search-${type}`
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <Rows>
        {hitsOnPage(hits, page).map((hit) => (
          <HitRow key={hitKey(hit)} type={type} hit={hit} />
        ))}
      </Rows>
      <Pager
        label={title}
        page={page}
        pages={pages}
        texts={texts}
        onPage={(next) => dispatch(resultPageChosen({ type, page: next }))}
      />
    </section>
  )
}
