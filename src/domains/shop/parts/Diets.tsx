import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import DietIcon from '~icons/ic/outline-eco'
import { PillLine } from '../../../ui/ChoicePills.tsx'
import { allItems, type Diet, diets, isOfDiet, type ShopGroup } from '../catalogue.ts'
import { LeadPill } from '../search/Search.tsx'

interface DietsProps {
  root: ShopGroup
  diet: Diet | ''
  onChoose: (diet: Diet | '') => void
  /** Whether they are one of the group pills, which each press takes on to the next diet. */
  isSmall?: boolean
}

/** Filters the shop by diet. Rendered only if the shop marks its items. */
export function Diets({ root, diet, onChoose, isSmall }: DietsProps) {
  const { t } = useTranslation()
  const options = useMemo(() => {
    const items = allItems(root)
    return ['', ...diets.filter((candidate) => items.some((item) => isOfDiet(item, candidate)))] as const
  }, [root])
  if (options.length === 1) return null
  const label = t('shop.diet')
  const read = (option: Diet | '') => (option ? t(`shop.marks.${option}`) : t('shop.all'))
  if (!isSmall)
    return <PillLine inline label={label} options={options} value={diet} read={read} onChange={onChoose} />
  return (
    <LeadPill
      {...{ [diet ? 'data-chosen' : 'data-small']: '' }}
      aria-label={`${label}: ${read(diet)}`}
      onClick={() => onChoose(options[options.indexOf(diet) + 1] ?? '')}
    >
      <DietIcon />
      {diet && <span>{read(diet)}</span>}
    </LeadPill>
  )
}
