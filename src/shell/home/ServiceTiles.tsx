import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { codeOf } from '../../browser/code.ts'
import { firstScreen, type MenuEntry, menuEntryPressed, selectMenu } from '../../domains/menu/slice.ts'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { TileGrid } from '../../ui/TileGrid.tsx'
import { Late } from '../code/Late.tsx'
import { iconOf } from '../screenIcons.tsx'

const branchSheet = codeOf(() => import('./BranchSheet.tsx'), 'BranchSheet')

const Icon = styled('span')({
  fontSize: '2.5rem',
  display: 'inline-flex',
  '& > svg': { fontSize: 'inherit' },
})

/** Everything that the hotel offers, as tiles; a branch of the menu opens as a sheet of its entries. */
export function ServiceTiles() {
  const { t } = useTranslation()
  const menu = useSelector(selectMenu)
  const [branch, setBranch] = useState<MenuEntry | null>(null)
  const home = firstScreen(menu)
  const entries = menu.filter(({ outcome }) => outcome.kind !== 'open' || outcome.to !== home)
  if (entries.length === 0) return null
  return (
    <section>
      <SectionTitle id="services">{t('home.explore')}</SectionTitle>
      <TileGrid aria-labelledby="services">
        {entries.map((entry, at) => (
          <li key={entry.id} data-tour={at === 0 ? 'home-services' : undefined}>
            <ServiceTile entry={entry} onBranch={setBranch} />
          </li>
        ))}
      </TileGrid>
      {branch && <Late code={branchSheet} props={{ branch, onClose: () => setBranch(null) }} />}
    </section>
  )
}

function ServiceTile({ entry, onBranch }: { entry: MenuEntry; onBranch: (entry: MenuEntry) => void }) {
  const dispatch = useDispatch()
  const { title, text, image, outcome, submenu } = entry
  const Drawn = iconOf(outcome.kind === 'open' || outcome.kind === 'leave' ? outcome.screen : undefined)
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
        <Icon>
          <Drawn />
        </Icon>
      }
      {...(outcome.kind === 'open' && submenu.length === 0 ? { href: outcome.to } : { onClick: press })}
    />
  )
}
