import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useSelector } from 'react-redux'
import type { MenuState } from '../../domains/menu/slice.ts'
import { selectTheme } from '../../domains/theme/slice.ts'

// At most 360 px wide, whatever its shape, and never stretched (THEME-07).
const Image = styled('img')({
  display: 'block',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
})
const Place = styled('span')({ display: 'block', maxWidth: 360 })

interface HotelLogoProps {
  height: string
  /** What stands there where the hotel has no logo that can be shown. */
  fallback?: ReactNode
}

/** The logo of the skin's menu; where it is missing, the theme's (THEME-09). One that does not load counts as missing. */
export function HotelLogo({ height, fallback = null }: HotelLogoProps) {
  // Before anyone is signed in there is no menu, and not even its place in the store.
  const ofSkin = useSelector(({ menu }: { menu?: MenuState }) => menu?.skinData.header?.logo)
  const theme = useSelector(selectTheme)
  const [broken, setBroken] = useState<readonly string[]>([])
  const src = [ofSkin, theme?.logoImage].find((address) => address && !broken.includes(address))
  if (!src) return fallback
  return (
    <Place>
      <Image
        src={src}
        alt={theme?.title ?? ''}
        style={{ height }}
        onError={() => setBroken([...broken, src])}
      />
    </Place>
  )
}
