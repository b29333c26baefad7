import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { LazyPart } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { TileGrid } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'
import { Tile } from '../../ui/Tile.tsx'
import {
  type MenuEntry,
  menuEntryPath,
  menuEntryPressed,
  selectFirstScreen,
  selectIsMenuInEnglish,
  selectMenu,
} from '../menu/slice.ts'
import { useOutcomeIcon } from '../menu/useIconOf.ts'
import { isQuick } from './ShopSuggestion.tsx'

/** The icon of a tile without a picture. */
export const TileIcon = styled('span')({
  fontSize: '2.5rem',
  display: 'inline-flex',
  '& > svg': { fontSize: 'inherit' },
})

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}))

const branchSheet = lazyModule(() => import('./BranchSheet.tsx'), 'BranchSheet')

interface ServiceTilesProps {
  /** Address of the shop that stands above the tiles. */
  suggestion: string | undefined
  isOnTv: boolean
}

/** The menu as tiles, without what stands above them; an entry with a submenu opens a sheet with that submenu. */
export const ServiceTiles = memo(function ServiceTiles({ suggestion, isOnTv }: ServiceTilesProps) {
  const { t } = useTranslation()
  const menu = useSelector(selectMenu)
  const isInEnglish = useSelector(selectIsMenuInEnglish)
  const [branch, setBranch] = useState<MenuEntry | null>(null)
  const home = useSelector(selectFirstScreen)
  const isAbove = (entry: MenuEntry) => !isOnTv && (isQuick(entry) || menuEntryPath(entry) === suggestion)
  const entries = menu.filter(
    (entry) => !leadsNowhere(entry) && menuEntryPath(entry) !== home && !isAbove(entry),
  )
  if (entries.length === 0) return null
  return (
    <section>
      <SectionTitle id="services">{t('home.explore')}</SectionTitle>
      <TileGrid aria-labelledby="services">
        {entries.map((entry, index) => (
          <li key={entry.id} data-tour={index === 0 ? 'home-services' : undefined}>
            <ServiceTile entry={entry} onBranch={setBranch} />
          </li>
        ))}
      </TileGrid>
      {isInEnglish && <Note>{t('language.hotelTexts')}</Note>}
      {branch && <LazyPart module={branchSheet} props={{ branch, onClose: () => setBranch(null) }} />}
    </section>
  )
})

/**
 * Whether neither the entry nor its submenu opens anything. It is left out, because a tile looks as if it could be
 * pressed.
 */
const leadsNowhere = ({ outcome, submenu }: MenuEntry): boolean =>
  outcome.kind === 'nothing' && submenu.every(leadsNowhere)

function ServiceTile({ entry, onBranch }: { entry: MenuEntry; onBranch: (entry: MenuEntry) => void }) {
  const dispatch = useDispatch()
  const { title, text, image, outcome, submenu } = entry
  const OutcomeIcon = useOutcomeIcon(outcome)
  const press = () => {
    if (submenu.length > 0) onBranch(entry)
    else dispatch(menuEntryPressed({ title, outcome }))
  }
  return (
    <Tile
      title={title}
      {...(text && { text })}
      picture={image}
      icon={
        <TileIcon>
          <OutcomeIcon />
        </TileIcon>
      }
      {...(outcome.kind === 'open' && submenu.length === 0 ? { href: outcome.to } : { onClick: press })}
    />
  )
}
