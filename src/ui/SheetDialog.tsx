import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { isBackKey } from './focus/keys.ts'
import { Glyph } from './Glyph.tsx'
import { useBackCloses } from './useBackCloses.ts'

export interface SheetDialogProps {
  open: boolean
  /** Escape, Back, the place beside it, and the cross. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons; the main one last, they stand below each other. */
  actions?: ReactNode
  /** Only for pictures and films, which may be wider than a dialog (DLG-09). */
  maxWidth?: number
  /** Called after it has gone and the focus is back where it was. */
  onExited?: () => void
}

const rise = keyframes({ from: { transform: 'translateY(2rem)' } })

const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': { maxHeight: 'calc(100% - 4rem)' },
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
}))
// Last in order, so that the first step into a dialog leads to what it is about.
const Cross = styled(IconButton)({ position: 'absolute', top: '1.125rem', right: '0.75rem' })
const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  overflowY: 'auto',
  padding: '0.5rem 1.5rem 1.5rem',
}))
const Actions = styled('div')({
  padding: '0 1.5rem 1.5rem',
  '& > *': { width: '100%' },
  '&& > * + *': { marginTop: '0.625rem' },
})

/** Asks or shows one thing: a sheet from below on phones, in the middle elsewhere. */
export function SheetDialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  maxWidth,
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
      {...(maxWidth !== undefined && { slotProps: { paper: { style: { maxWidth } } } })}
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
