import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { CallTarget } from '../../contract/quickCalls.ts'
import type {} from '../../ui/theme.types.ts'
import { HotelNoticePart } from '../offline/HotelNoticePart.tsx'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectIsDemo } from '../session/slice.ts'
import { departmentIcons } from './departmentIcons.tsx'
import { callPressed } from './events.ts'
import { selectIsCalling } from './slice.ts'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: [
    'repeat(2, minmax(0, 1fr))',
    // One column if the text is too large for two.
    'repeat(auto-fill, minmax(max(8rem, calc(50% - 0.5rem)), 1fr))',
  ],
  gap: '0.875rem',
  margin: '0 0 1.5rem',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '1.25rem' },
}))
const Tile = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.subtitle1,
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minHeight: '8.5rem',
  padding: '1rem 0.75rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.background.paper,
  transition: theme.transitions.create(['background-color', 'opacity'], { duration: 180 }),
  '& > span:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '3.5rem',
    height: '3.5rem',
    marginBottom: '0.75rem',
    borderRadius: '50%',
    fontSize: '1.75rem',
    color: theme.palette.primary.main,
    backgroundColor: theme.tokens.wash,
  },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.tokens.raised } },
  '&.Mui-disabled': { opacity: 0.55 },
}))

/** Tiles that call a department; all are disabled during a call (CALL-02, CALL-03, CALL-06). */
export function Departments({ departments }: { departments: readonly CallTarget[] }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { press, describedBy } = useHotelNeeded(useSelector(selectIsDemo))
  const isCalling = useSelector(selectIsCalling)
  return (
    <>
      {describedBy && <HotelNoticePart />}
      <Grid
        aria-label={t('quickCalls.departments')}
        aria-describedby={describedBy}
        data-tour="call-departments"
      >
        {departments.map((target) => (
          <li key={target}>
            <Tile disabled={isCalling} onClick={() => press(() => dispatch(callPressed(target)))}>
              <span aria-hidden="true">{departmentIcons[target]}</span>
              <span>{t(`quickCalls.targets.${target}`)}</span>
            </Tile>
          </li>
        ))}
      </Grid>
    </>
  )
}
