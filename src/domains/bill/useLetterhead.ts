import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { hotelDate } from '../../core/time/clock.ts'
import { formatDate } from '../../core/time/dates.ts'
import { useMountedAt } from '../../core/time/useNow.ts'
import { selectDirection, selectDocumentLanguage, selectLocale } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { selectThemeTitle } from '../theme/slice.ts'

/** What a bill on paper has in addition to the one on the screen: the hotel's name, and the date of the print. */
export function useLetterhead() {
  const { t } = useTranslation()
  const hotel = useSelector(selectThemeTitle)
  const language = useSelector(selectDocumentLanguage)
  const locale = useSelector(selectLocale)
  const direction = useSelector(selectDirection)
  const timezone = useSelector(selectTimezone)
  const today = hotelDate(useMountedAt(), timezone)
  const date = formatDate(today, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return { hotel, language, direction, printedOn: t('bill.printedOn', { date }) }
}
