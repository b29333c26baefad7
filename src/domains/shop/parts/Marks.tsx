import { useTranslation } from 'react-i18next'

/** Marks that say what kind of dish it is; all others name what is in it. */
const dishKinds = ['vegan', 'vegetarian', 'spicy', 'alcohol']

/** A vegan dish is vegetarian too; that need not be said. */
export function dietOf(marks: readonly string[]): string[] {
  const found = dishKinds.filter((mark) => marks.includes(mark))
  return found.includes('vegan') ? found.filter((mark) => mark !== 'vegetarian') : found
}

export const allergensOf = (marks: readonly string[]): string[] =>
  marks.filter((mark) => !dishKinds.includes(mark))

/** In words, because a symbol would have to be known. A mark that the app has no word for is shown as it came. */
export function Marks({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation()
  if (marks.length === 0) return null
  return <span>{marks.map((mark) => t(`shop.marks.${mark}`, { defaultValue: mark })).join(' · ')}</span>
}
