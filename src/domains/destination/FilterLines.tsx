import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { destinationTypes } from '../../contract/destination.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { hotelDate } from '../../core/time/clock.ts'
import { datesFrom } from '../../core/time/dates.ts'
import { useNow } from '../../core/time/useNow.ts'
import { ChoicePills } from '../../ui/ChoicePills.tsx'
import { chosenPillStyle, pillLineStyle, pillStyle } from '../../ui/pillStyle.ts'
import { SearchField, useSearchTerm } from '../../ui/SearchField.tsx'
import { useDayName } from '../formats/useWords.ts'
import { selectTimezone } from '../property/slice.ts'
import type { DestinationFilter } from './filter.ts'
import { selectAreas } from './slice.ts'

const Lines = styled('div')({
  marginBottom: '1rem',
  '& > form': { maxWidth: '32rem', marginBottom: '0.5rem' },
})
const Types = styled('div')(pillLineStyle)
const Pill = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-pressed="true"]': chosenPillStyle(theme),
}))

interface FilterLinesProps {
  filter: DestinationFilter
  change: (changes: Partial<DestinationFilter>) => void
}

const withChosen = (options: readonly string[], chosen: string) =>
  chosen === '' || options.includes(chosen) ? options : [...options, chosen]

/** Filters by text, type, area and, for events, by day (DEST-03). */
export function FilterLines({ filter, change }: FilterLinesProps) {
  const { t } = useTranslation()
  const dayName = useDayName()
  const { types, q, area, date } = filter
  const areas = withChosen(useSelector(selectAreas), area)
  const today = hotelDate(useNow(60_000), useSelector(selectTimezone))
  const { term, setTerm, settle } = useSearchTerm(q, (text) => change({ q: text }))
  const all = { value: '', label: t('shop.all') }
  return (
    <Lines data-tour="destination-filter">
      <SearchField
        label={t('shop.search.open')}
        clearLabel={t('shop.search.clear')}
        value={term}
        maxLength={maxTextLength}
        onChange={setTerm}
        onDone={settle}
        onBlur={settle}
      />
      <Types role="group" aria-label={t('destination.kinds')} data-starts-here="">
        {destinationTypes.map((type) => {
          const isChosen = types.includes(type)
          const next = isChosen ? types.filter((one) => one !== type) : [...types, type]
          return (
            <Pill key={type} aria-pressed={isChosen} onClick={() => change({ types: next })}>
              <span>{t(`destination.types.${type}`)}</span>
            </Pill>
          )
        })}
      </Types>
      {areas.length > 0 && (
        <ChoicePills
          label={t('destination.areas')}
          options={[all, ...areas.map((value) => ({ value, label: value }))]}
          value={area}
          onChange={(value) => change({ area: value })}
        />
      )}
      {(types.includes('event') || date !== '') && (
        <ChoicePills
          label={t('courses.days')}
          options={[
            all,
            ...withChosen(datesFrom(today, null), date).map((value) => ({ value, label: dayName(value) })),
          ]}
          value={date}
          onChange={(value) => change({ date: value })}
        />
      )}
    </Lines>
  )
}
