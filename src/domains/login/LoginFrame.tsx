import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { onTelevision } from '../../ui/formFactor.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { TimeOfDayPicture } from './TimeOfDayPicture.tsx'

interface LoginFrameProps {
  title: ReactNode
  above?: ReactNode
  corner: ReactNode
  logo: ReactNode
  children: ReactNode
}

// Phones and kiosks: the form is on a sheet over the lower part of the picture. Wide screens: side by side.
const Page = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  overflow: 'hidden',
  backgroundColor: theme.palette.background.default,
}))
const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '34rem',
  margin: '30vh auto 0',
  padding: '2rem 1.5rem calc(1.5rem + env(safe-area-inset-bottom, 0px))',
  borderRadius: '1.75rem 1.75rem 0 0',
  backgroundColor: theme.palette.background.default,
  '@media (orientation: landscape) and (min-width: 960px)': {
    // The pictures show the hotel on their left side.
    margin: 'auto 0',
    marginInlineStart: 'auto',
    marginInlineEnd: '7vw',
    width: '30rem',
    borderRadius: '1.75rem',
    padding: '2.5rem',
  },
}))
const Corner = styled('div')({
  position: 'absolute',
  top: '1rem',
  right: '1rem',
  zIndex: 1,
  '@media (orientation: landscape) and (min-width: 960px)': { right: 'auto', left: '1.5rem', top: '1.5rem' },
  [onTelevision]: { left: '5vw', top: '5vh' },
})
// A float, so that a long title wraps around the logo.
const LogoPlace = styled('div')({ float: 'right', maxWidth: '45%', marginInlineStart: '1rem' })

export function LoginFrame({ title, above, corner, logo, children }: LoginFrameProps) {
  return (
    <Page>
      <TimeOfDayPicture />
      <Corner>{corner}</Corner>
      <Sheet>
        <LogoPlace>{logo}</LogoPlace>
        <ScreenTitle above={above}>{title}</ScreenTitle>
        {children}
      </Sheet>
    </Page>
  )
}
