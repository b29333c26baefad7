import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { type DOMAttributes, type KeyboardEvent, type ReactNode, useId } from 'react'
import { isBackKey } from './focus/keys.ts'
import { Glyph } from './Glyph.tsx'
import { useBackCloses } from './useBackCloses.ts'

type Gesture = 'onPointerDown' | 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'

export interface SheetDialogProps {
  open: boolean
  /** Called on Escape, Back, a press on the backdrop, and the close button. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons, one below the other; the main one last. */
  actions?: ReactNode
  /** For one picture: a wider dialog, limited in height so that text and buttons stay visible (CAM-10). */
  look?: 'plain' | 'picture'
  /** Further listeners on the dialog's paper. */
  handlers?: Pick<DOMAttributes<HTMLElement>, Gesture>
  /** Called after the closing animation, when the focus has been restored. */
  onExited?: () => void
}

/** The largest width and height of a camera's picture (CAM-10). Other dialogs have the usual width (DLG-09). */
const pictureSizePx = 500
const distantMinWidthPx = 1000

const rise = keyframes({ from: { transform: 'translateY(2rem)' } })

const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': { maxHeight: 'calc(100% - 4rem)' },
  '&[data-look="picture"] .MuiDialog-paper': {
    maxWidth: pictureSizePx,
    [`@media (min-height: ${pictureSizePx + 64}px)`]: { maxHeight: pictureSizePx },
  },
  [theme.breakpoints.down('sm')]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper': {
      width: '100%',
      margin: 0,
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
      paddingBottom: 'env(safe-area-inset-bottom, 0px)',
      animation: `${rise} 220ms ${theme.transitions.easing.easeOut}`,
    },
  },
}))
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  padding: '1.625rem 4.25rem 0.25rem 1.5rem',
  '[data-look="picture"] &': {
    ...theme.typography.h3,
    padding: '1.125rem 4.25rem 0.5rem 1.5rem',
    // Seen from a distance, the picture needs all the space there is.
    [`@media (min-width: ${distantMinWidthPx}px)`]: theme.typography.subtitle1,
  },
}))
// Last in the DOM, so that the first tab stop of a dialog is in its content.
const Cross = styled(IconButton)({
  position: 'absolute',
  top: '1.125rem',
  right: '0.75rem',
  '[data-look="picture"] &': { top: '0.5rem' },
})
const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  overflowY: 'auto',
  padding: '0.5rem 1.5rem 1.5rem',
  '[data-look="picture"] &': {
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '8rem',
    paddingBottom: '1rem',
  },
}))
const Actions = styled('div')({
  padding: '0 1.5rem 1.5rem',
  '& > *': { width: '100%' },
  '&& > * + *': { marginTop: '0.625rem' },
  '[data-look="picture"] &': {
    display: 'flex',
    flex: 'none',
    '& > *': { flex: '1 1 0', width: 'auto', paddingLeft: '0.5rem', paddingRight: '0.5rem' },
  },
  '[data-look="picture"] && > * + *': { marginTop: 0, marginInlineStart: '0.75rem' },
})

/** A dialog: a sheet at the lower edge on phones, centred elsewhere. */
export function SheetDialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  look = 'plain',
  handlers,
  onExited,
}: SheetDialogProps) {
  const id = useId()
  useBackCloses(open, onClose)
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || !isBackKey(event.nativeEvent)) return
    event.stopPropagation()
    event.preventDefault()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onKeyDown={handleKey}
      aria-labelledby={id}
      data-look={look}
      {...(handlers && { slotProps: { paper: handlers } })}
      {...(onExited && { onTransitionExited: onExited })}
    >
      <Title id={id}>{title}</Title>
      <Body>{children}</Body>
      {actions !== undefined && <Actions>{actions}</Actions>}
      <Cross aria-label={closeLabel} onClick={onClose}>
        <Glyph name="close" />
      </Cross>
    </Sheet>
  )
}
