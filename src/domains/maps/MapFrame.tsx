import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { useMediaHeight } from '../../ui/useMediaHeight.ts'

const Frame = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.palette.mode === 'dark' ? '#23272D' : '#EAE4D8',
  margin: '1rem 0 1.5rem',
}))

/** The box of a map, with the height of all media in a page. */
export function MapFrame({
  label,
  children,
  ref,
}: {
  label: string
  children?: ReactNode
  ref?: Ref<HTMLElement>
}) {
  const height = useMediaHeight()
  return (
    <Frame ref={ref} aria-label={label} style={{ height }}>
      {children}
    </Frame>
  )
}
