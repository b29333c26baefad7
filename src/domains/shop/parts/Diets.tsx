import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import DietIcon from '~icons/ic/outline-eco'
import { allItems, type Diet, diets, isOfDiet, type ShopGroup } from '../catalogue.ts'
import { LeadPill } from '../search/Search.tsx'

interface DietsProps {
  root: ShopGroup
  diet: Diet | ''
  onChoose: (diet: Diet | '') => void
}

/** Filters the shop by diet: each press takes on to the next one. Rendered only if the shop marks its items. */
export function Diets({ root, diet, onChoose }: DietsProps) {
  const { t } = useTranslation()
  const marked = useMemo(() => {
    const items = allItems(root)
    return diets.filter((candidate) => items.some((item) => isOfDiet(item, candidate)))
  }, [root])
  if (marked.length === 0) return null
  const name = diet && t(`shop.marks.${diet}`)
  return (
    <LeadPill
      {...{ [diet ? 'data-chosen' : 'data-small']: '' }}
      aria-label={`${t('shop.diet')}: ${name || t('shop.all')}`}
      onClick={() => onChoose(marked[diet ? marked.indexOf(diet) + 1 : 0] ?? '')}
    >
      <DietIcon />
      {name && <span>{name}</span>}
    </LeadPill>
  )
}
