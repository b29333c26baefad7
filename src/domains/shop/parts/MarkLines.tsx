import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useWordList } from '../../formats/useWords.ts'
import { allergensOf, dietOf, Marks } from './Marks.tsx'

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.5rem 0 0',
  color: theme.palette.text.secondary,
}))

/** The diet and the allergens of a dish. */
export function MarkLines({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation()
  const listed = useWordList()
  const diet = dietOf(marks)
  const allergens = allergensOf(marks).map((mark) => t(`shop.marks.${mark}`, { defaultValue: mark }))
  return (
    <>
      {diet.length > 0 && (
        <Quiet>
          <Marks marks={diet} />
        </Quiet>
      )}
      {allergens.length > 0 && <Quiet>{t('shop.contains', { allergens: listed(allergens) })}</Quiet>}
    </>
  )
}
