import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PillLine } from '../../../ui/PillLine.tsx'
import { allItems, type Diet, diets, isOfDiet, type ShopGroup } from '../catalogue.ts'

interface DietPillsProps {
  root: ShopGroup
  diet: Diet | ''
  onChoose: (diet: Diet | '') => void
}

/** Filters the shop by diet. Rendered only if the shop marks its items. */
export function DietPills({ root, diet, onChoose }: DietPillsProps) {
  const { t } = useTranslation()
  const marked = useMemo(() => {
    const items = allItems(root)
    return diets.filter((candidate) => items.some((item) => isOfDiet(item, candidate)))
  }, [root])
  if (marked.length === 0) return null
  return (
    <PillLine
      inline
      label={t('shop.diet')}
      options={['', ...marked]}
      value={diet}
      read={(option) => (option ? t(`shop.marks.${option}`) : t('shop.all'))}
      onChange={(option) => onChoose(marked.find((candidate) => candidate === option) ?? '')}
    />
  )
}
