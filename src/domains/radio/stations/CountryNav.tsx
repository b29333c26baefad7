import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { favouritesId } from '../../../contract/radio.ts'
import { chosenPillStyle, pillLineStyle, pillStyle } from '../../../ui/pillStyle.ts'
import { selectLocale } from '../../language/slice.ts'
import { columns } from '../columns.ts'
import { countryNames } from './countries.ts'
import { countryChosen, selectCountries, selectCountryId, selectHasFavourites } from './slice.ts'

// A line of pills on phones; a column on screens that have room beside the stations.
const Line = styled('nav')(({ theme }) => ({
  ...pillLineStyle,
  [columns]: {
    maskImage: 'none',
    position: 'sticky',
    top: 'calc(var(--top-bar, 0px) + 1rem)',
    display: 'block',
    boxSizing: 'border-box',
    maxHeight: 'calc(100vh - var(--top-bar, 0px) - var(--bottom-nav, 0px) - 2rem)',
    margin: '0 -0.375rem',
    padding: '0.375rem',
    overflowY: 'auto',
    '& > :not(style)': { marginInlineEnd: 0 },
    '& > button': {
      ...theme.typography.body1,
      display: 'flex',
      justifyContent: 'flex-start',
      width: '100%',
      textAlign: 'start',
      whiteSpace: 'normal',
      backgroundColor: 'transparent',
      '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.hairline } },
      '&[aria-current="true"]': chosenPillStyle(theme),
    },
  },
}))
const Pill = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-current="true"]': chosenPillStyle(theme),
}))

/** Pills of the countries, with the favourites first (RAD-05). */
export const CountryNav = memo(function CountryNav() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const locale = useSelector(selectLocale)
  const { value: countries } = useSelector(selectCountries)
  const current = useSelector(selectCountryId)
  const hasFavourites = useSelector(selectHasFavourites)
  const line = useRef<HTMLElement>(null)
  const named = useMemo(() => {
    const nameOf = countryNames(locale)
    return countries.map((country) => ({ id: country.id, name: nameOf(country) }))
  }, [countries, locale])
  const items = hasFavourites ? [{ id: favouritesId, name: t('radio.favourites') }, ...named] : named

  // The country in the URL may be far down the line, so it is scrolled into view.
  useEffect(() => {
    const box = line.current
    const pill = box?.querySelector<HTMLElement>(`[data-country="${CSS.escape(current)}"]`)
    if (!box || !pill) return
    box.scrollLeft = pill.offsetLeft - (box.clientWidth - pill.clientWidth) / 2
    if (box.scrollHeight > box.clientHeight) box.scrollTop = pill.offsetTop - box.clientHeight / 2
  }, [current])

  return (
    <Line ref={line} aria-label={t('radio.countries')} data-tour="radio-countries" data-starts-here="">
      {items.map(({ id, name }) => (
        <Pill
          key={id}
          data-country={id}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => dispatch(countryChosen(id))}
        >
          <span>{name}</span>
        </Pill>
      ))}
    </Line>
  )
})
