import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { schemeChosen, selectScheme } from '../../domains/thisDevice/slice.ts'
import { styled } from '../../ui/styled.tsx'

const Choice = styled(MenuItem)({ '&&': { paddingInlineStart: '2rem' } })

const schemes = [
  { value: '', label: 'thisDevice.asHotel' },
  { value: 'light', label: 'thisDevice.light' },
  { value: 'dark', label: 'thisDevice.dark' },
]

/** As the hotel, light or dark. */
export function SchemeChoices() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const chosen = useSelector(selectScheme)
  return schemes.map(({ value, label }) => (
    <Choice
      key={value}
      role="menuitemradio"
      aria-checked={value === chosen}
      selected={value === chosen}
      onClick={() => dispatch(schemeChosen(value))}
    >
      <span>{t(label)}</span>
    </Choice>
  ))
}
