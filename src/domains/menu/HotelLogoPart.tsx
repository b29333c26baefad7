import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { Elements } from '../../ui/elements.types.ts'
import { styled } from '../../ui/styled.tsx'
import { selectTheme } from '../theme/slice.ts'
import type { MenuState } from './slice.ts'

// At most 360 px wide, whatever its shape, and never stretched (THEME-07).
const Image = styled('img')({
  display: 'block',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
})
const Frame = styled('span')({ display: 'block', maxWidth: 360 })

interface HotelLogoProps {
  height: string
  /** Rendered when the hotel has no logo that can be shown. */
  fallback?: Elements
}

/** The logo of the skin's menu, else the theme's (THEME-09). A logo that fails to load counts as missing. */
export function HotelLogo({ height, fallback = null }: HotelLogoProps) {
  // Before sign-in the menu's slice is not in the store.
  const skinLogo = useSelector(({ menu }: { menu?: MenuState }) => menu?.value.logo)
  const theme = useSelector(selectTheme)
  const [failed, setFailed] = useState<readonly string[]>([])
  const src = [skinLogo, theme?.logoImage].find((address) => address && !failed.includes(address))
  if (!src) return fallback
  return (
    <Frame>
      <Image
        src={src}
        alt={theme?.title ?? ''}
        style={{ height }}
        onError={() => setFailed([...failed, src])}
      />
    </Frame>
  )
}
