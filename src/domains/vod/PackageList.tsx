import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Package } from '../../contract/vod.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { plainList } from '../../ui/sharedStyles.ts'
import { Tile } from '../../ui/Tile.tsx'
import { vodPaths } from './paths.ts'
import { useFacts } from './useFacts.ts'
import { useVodLinks } from './VodTabs.tsx'

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 1.25rem',
  ...plainList,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))' },
  [onTelevision]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))

interface PackageListProps {
  packages: readonly Package[]
  /** Heading above the list; without it the screen's own heading labels the list. */
  title?: string
}

/** Packages with their picture, price and validity (VOD-12). */
export function PackageList({ packages, title }: PackageListProps) {
  const { t } = useTranslation()
  const id = useId()
  const { to } = useVodLinks()
  const { price, until, validity } = useFacts()
  const costOf = (one: Package) => {
    const moment = until(one)
    if (moment) return t('vod.validUntil', { moment })
    if (one.is_bought) return t('vod.bought')
    return [one.price !== null && price(one.price), validity(one.valid_hours)].filter(Boolean).join(' · ')
  }
  return (
    <section aria-labelledby={title && id}>
      {title && <SectionTitle id={id}>{title}</SectionTitle>}
      <Grid data-tour="vod-package" aria-labelledby={title && id}>
        {packages.map((one, at) => (
          <li key={one.pckg_id}>
            <Tile
              title={one.title}
              text={<span {...(at === 0 && { 'data-tour': 'vod-validity' })}>{costOf(one)}</span>}
              picture={one.image}
              colour={one.image_colour || undefined}
              ratio={16 / 9}
              href={to(buildPath(vodPaths.package, { pckgId: one.pckg_id }))}
            />
          </li>
        ))}
      </Grid>
    </section>
  )
}
