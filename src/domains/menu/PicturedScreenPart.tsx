import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { Picture } from '../../ui/Picture.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { type MenuEntry, menuEntryPath, selectMenu } from './slice.ts'

/** The picture of the entry that opens the path, else of the branch that it stands in; empty if the menu has neither. */
function pictureOf(menu: readonly MenuEntry[], path: string, ofBranch = ''): string {
  for (const entry of menu) {
    const image = entry.image || ofBranch
    const opens = menuEntryPath(entry)?.replace(/[?#].*$/, '') === path
    const found = opens ? image : pictureOf(entry.submenu, path, image)
    if (found) return found
  }
  return ''
}

// Seen from across the room, as the screen's picture would be.
const Sign = styled('span')(({ theme }) => ({
  display: 'flex',
  fontSize: '9rem',
  color: theme.palette.primary.main,
}))

interface PicturedScreenProps {
  children: ReactNode
  width: 'read' | 'list' | 'wide'
  /** Shown where there is no picture. */
  icon: ReactNode
  /** The address of a poster, 2:3; by default the picture that the hotel's menu has for the screen. */
  poster?: string | undefined
}

/**
 * A screen of few words or choices. On a television, where they would be lost, they stand beside a large picture of what
 * the screen is for (TVX-38).
 */
export function PicturedScreen({ children, width, icon, poster }: PicturedScreenProps) {
  const isOnTv = useFormFactor() === 'tv'
  const { pathname } = useLocation()
  const ofMenu = pictureOf(useSelector(selectMenu), pathname)
  if (!isOnTv) return <Screen width={width}>{children}</Screen>
  return (
    <Screen
      width={width}
      beside
      hero={
        <Picture
          src={poster || ofMenu}
          alt=""
          ratio={poster ? 2 / 3 : 1}
          fallback={<Sign>{icon}</Sign>}
          eager
        />
      }
    >
      {children}
    </Screen>
  )
}
