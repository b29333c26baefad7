import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { Id } from '../../../contract/looseId.ts'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { chosenPillStyle, pillLineStyle, pillStyle } from '../../../ui/pillStyle.ts'
import { SheetDialog } from '../../../ui/SheetDialog.tsx'
import { filterClosed, onlyFreeChosen, selectGenres, selectIsFilterOpen } from '../slice.ts'
import { useBrowse } from './useBrowse.ts'

const Pills = styled('div')(pillLineStyle)
const Pill = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '&[aria-pressed="true"]': chosenPillStyle(theme),
}))
const Part = styled('h3')(({ theme }) => ({ ...theme.typography.subtitle2, margin: '0.5rem 0' }))

/** Which films are shown: by genre, and whether they cost (VOD-19, VOD-20). It takes effect at once. */
export function FilterDialog() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOpen = useSelector(selectIsFilterOpen)
  const genres = useSelector(selectGenres)
  const { query, found, change } = useBrowse()
  const close = () => void dispatch(filterClosed())
  const toggleGenre = (id: Id) =>
    change({
      genres: query.genres.includes(id)
        ? query.genres.filter((chosen) => chosen !== id)
        : [...query.genres, id],
    })
  const chooseFree = (onlyFree: boolean) => {
    // The persisted setting would turn the filter on again at once.
    if (!onlyFree) dispatch(onlyFreeChosen(false))
    change({ onlyFree })
  }
  const clear = () => {
    dispatch(onlyFreeChosen(false))
    change({ genres: [], onlyFree: false })
  }
  const isInUse = query.genres.length > 0 || query.onlyFree
  return (
    <SheetDialog
      open={isOpen}
      onClose={close}
      title={t('vod.filter.open')}
      closeLabel={t('app.close')}
      actions={
        <>
          {isInUse && (
            <Button variant="outlined" onClick={clear}>
              <span>{t('vod.filter.clear')}</span>
            </Button>
          )}
          <PrimaryAction label={t('vod.filter.show', { count: found.length })} onClick={close} />
        </>
      }
    >
      <Part>{t('vod.purchase.price')}</Part>
      <Pills data-wrap="">
        <Pill aria-pressed={query.onlyFree} onClick={() => chooseFree(!query.onlyFree)}>
          <span>{t('vod.onlyFree')}</span>
        </Pill>
      </Pills>
      {genres.length > 0 && (
        <>
          <Part id="vod-genres">{t('vod.genres')}</Part>
          <Pills data-wrap="" role="group" aria-labelledby="vod-genres">
            {genres.map(({ id, name }) => (
              <Pill key={id} aria-pressed={query.genres.includes(id)} onClick={() => toggleGenre(id)}>
                <span>{name}</span>
              </Pill>
            ))}
          </Pills>
        </>
      )}
    </SheetDialog>
  )
}
