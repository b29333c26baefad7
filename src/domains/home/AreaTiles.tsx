import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isExcluded } from '../../core/domains/access.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { TileGrid } from '../../ui/Skeleton.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { useIconOf } from '../menu/useIconOf.ts'
import { useOfferedItems } from '../navigation/useOfferedItems.ts'
import { selectMode } from '../session/slice.ts'
import { TileIcon } from './ServiceTiles.tsx'

interface Area {
  screen: string
  to: string
  /** A key of the catalogue. */
  label: string
}

/**
 * The areas that work without the hotel's menu: the items that the guest is offered now, and the screens with an
 * `area`.
 */
function useAreas(): Area[] {
  const domains = useDomains()
  const mode = useSelector(selectMode)
  const offered = useOfferedItems().filter(({ screen }) => screen !== 'home')
  const named = domains.all().flatMap(({ screens = {} }) =>
    Object.entries(screens).flatMap(([screen, definition]): Area[] => {
      const { area } = definition
      return area && !isExcluded(definition, mode) ? [{ screen, ...area }] : []
    }),
  )
  return [...offered, ...named]
}

export function AreaTiles() {
  const { t } = useTranslation()
  const iconOf = useIconOf()
  const areas = useAreas()
  if (areas.length === 0) return null
  return (
    <section>
      <SectionTitle id="areas">{t('home.explore')}</SectionTitle>
      <TileGrid aria-labelledby="areas">
        {areas.map(({ screen, to, label }) => {
          const Icon = iconOf(screen)
          return (
            <li key={screen}>
              <Tile
                title={t(label)}
                href={to}
                icon={
                  <TileIcon>
                    <Icon />
                  </TileIcon>
                }
              />
            </li>
          )
        })}
      </TileGrid>
    </section>
  )
}
