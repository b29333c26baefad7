import { useTranslation } from 'react-i18next'

/** Marks that describe the kind of dish; all others name an ingredient. */
const dishKinds = ['vegan', 'vegetarian', 'spicy', 'alcohol']

/** Returns the marks for the kind of dish. `vegan` implies `vegetarian`, which is left out then. */
export function dietOf(marks: readonly string[]): string[] {
  const found = dishKinds.filter((mark) => marks.includes(mark))
  return found.includes('vegan') ? found.filter((mark) => mark !== 'vegetarian') : found
}

export const allergensOf = (marks: readonly string[]): string[] =>
  marks.filter((mark) => !dishKinds.includes(mark))

/**
 * Shows marks as words, because a symbol would have to be known. A mark without a translation is shown as the hotel
 * gives it.
 */
export function Marks({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation()
  if (marks.length === 0) return null
  return <span>{marks.map((mark) => t(`shop.marks.${mark}`, { defaultValue: mark })).join(' · ')}</span>
}
