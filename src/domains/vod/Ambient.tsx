import type { Theme } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import type { Elements } from '../../ui/elements.types.ts'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { Picture } from '../../ui/Picture.tsx'
import { lyingPhone } from '../../ui/stuckStyle.ts'
import { styled } from '../../ui/styled.tsx'

const ambient = 'linear-gradient(to bottom, var(--ambient), transparent)'

/** The colour where the picture is beside its text: on light ground, far from the picture, it would be mere grey. */
export const ambientBeside = ({ palette }: Theme) =>
  palette.mode === 'dark' ? ambient : 'radial-gradient(ellipse at top right, var(--ambient), transparent 60%)'

// The picture's dominant colour fills the upper part of the page and fades into the background.
const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    // Extends the colour below the navigation rail.
    left: 'calc(-1 * var(--rail, 0px))',
    right: 0,
    height: '48rem',
    maxHeight: '100%',
    opacity: theme.palette.mode === 'dark' ? 0.5 : 0.26,
    background: ambient,
    pointerEvents: 'none',
    [besidePicture]: { background: ambientBeside(theme) },
  },
  '& > *': { position: 'relative' },
}))

const landscape = '(min-width: 900px) and (orientation: landscape)'

/** Media query for two columns below the picture; a kiosk in portrait orientation has one. */
export const twoColumns = `@media ${landscape}`

/** Media query for text beside the picture. */
const besidePicture = `${lyingPhone}, ${landscape}`

const fade = (to: string, from = 0) => {
  const image = `linear-gradient(to ${to}, transparent ${from}%, #000 62%)`
  return { WebkitMaskImage: image, maskImage: image }
}

/** A picture that fades out: at the bottom on narrow screens, on wide ones also towards the text beside it. */
export const Fading = styled('div')(({ theme }) => ({
  '& > div': fade('top'),
  // The style cache flips the fade and the offset for RTL. There the text covers the right side of the
  // picture, where its subject often is, so the picture is moved away from the text.
  [besidePicture]:
    theme.direction === 'ltr'
      ? fade('right')
      : { overflow: 'hidden', ...fade('right', 16), '& > div': { transform: 'translateX(16%)' } },
}))

const Backdrop = styled(Fading)({
  [besidePicture]: { '&&': { position: 'absolute', top: 0, right: 0, width: '62%' } },
  // Whole, as there is room for it.
  [onStandingKiosk]: { '&& > div > span': { maxHeight: 'none' } },
})

interface AmbientProps {
  /** Null where there is none and none will come. */
  picture: string | null
  /** Dominant colour of the picture; empty if the hotel does not send it. */
  colour: string
  children: Elements
}

/** Layout of a page about one picture: the picture above or behind the content, its colour in the background. */
export function Ambient({ picture, colour, children }: AmbientProps) {
  const style: CSSProperties & Record<'--ambient', string> = { '--ambient': colour || 'transparent' }
  return (
    <Root style={style}>
      {picture !== null && (
        <Backdrop>
          <div>
            <Picture
              src={picture}
              alt=""
              ratio={16 / 9}
              colour={colour || undefined}
              fallback={<span />}
              square
              eager
              leads
            />
          </div>
        </Backdrop>
      )}
      {children}
    </Root>
  )
}

/** The text beside the picture on wide screens, and below it on narrow ones. */
export const Words = styled('div')({
  maxWidth: '38rem',
  [besidePicture]: { paddingTop: '2.5rem', width: '46%', minHeight: '22rem' },
  // The content after the text begins where the picture ends.
  [lyingPhone]: { paddingTop: 0, minHeight: 'calc(62vw * 9 / 16 - 1.75rem)' },
  [onTelevision]: { maxWidth: 'none', width: '54%', paddingTop: 0, minHeight: 0 },
})
