import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { keyframes } from '@mui/material/styles'
import { type DOMAttributes, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { isBackKey } from './focus/keys.ts'
import { Glyph } from './Glyph.tsx'
import { lowWindow } from './stuckStyle.ts'
import { styled } from './styled.tsx'
import { useBackCloses } from './useBackCloses.ts'
import { useFormFactor } from './useFormFactor.ts'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

const needsFocus = (body: HTMLElement) =>
  body.scrollHeight > body.clientHeight + 1 && body.querySelector(focusable) === null

/**
 * Makes a scroll container without controls focusable by keyboard (WCAG 2.1.1). A remote control scrolls it anyway.
 * @returns a ref for the element, and its `tabIndex`
 */
function useScrollRegion() {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [isRegion, setRegion] = useState(false)
  const isOnTv = useFormFactor() === 'tv'
  useEffect(() => {
    if (!body || isOnTv || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => setRegion(needsFocus(body)))
    for (const part of [body, ...body.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [body, isOnTv])
  return { ref: setBody, tabIndex: isRegion && !isOnTv ? 0 : undefined }
}

type Gesture = 'onPointerDown' | 'onPointerMove' | 'onPointerLeave' | 'onKeyDown' | 'onFocus' | 'onBlur'

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

/**
 * Maximum width and height of a dialog with a camera's picture (CAM-10). On televisions and kiosks `--picture-dialog`
 * makes them grow with the root font size. Other dialogs have the usual width (DLG-09).
 */
const pictureSizePx = 500
const pictureSize = `var(--picture-dialog, ${pictureSizePx}px)`
const distantMinWidthPx = 1000

/**
 * In windows below this height the title and the buttons would leave no room for the body, so the whole dialog scrolls.
 */
const lowestWindow = '@media (max-height: 21.9375em)'

const rise = keyframes({ from: { transform: 'translateY(2rem)' } })

const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    '--side': '1.5rem',
    '@supports (width: min(1px, 1vw))': { '--side': 'min(1.5rem, 7.5vw)' },
    // On a television: without the upper and the lower 5 %.
    maxHeight: 'calc(100% - 4.5rem)',
    [lowWindow]: { marginTop: '0.5rem', marginBottom: '0.5rem', maxHeight: 'calc(100% - 1rem)' },
  },
  '&[data-look="picture"] .MuiDialog-paper': {
    maxWidth: pictureSize,
    [`@media (min-height: ${pictureSizePx + 64}px)`]: { maxHeight: pictureSize },
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
  // Longhands, because the RTL plugin does not mirror a shorthand of four values if one of them is a variable.
  paddingTop: '1.625rem',
  paddingRight: '4.25rem',
  paddingBottom: '0.25rem',
  paddingLeft: 'var(--side)',
  textWrap: 'balance',
  // Leaves room for a long word beside the close button at large text sizes, too.
  '@supports (width: min(1px, 1vw))': {
    paddingRight: 'min(4.25rem, 29vw)',
    fontSize: `min(${theme.typography.h2.fontSize}, 9.25vw, max(7vw, ${theme.typography.h3.fontSize}))`,
  },
  [lowWindow]: { paddingTop: '1rem' },
  '[data-look="picture"] &': {
    ...theme.typography.h3,
    padding: '1.125rem 4.25rem 0.5rem 1.5rem',
    // Screens that are seen from a distance need as much of the space as possible for the picture.
    [`@media (min-width: ${distantMinWidthPx}px)`]: theme.typography.subtitle1,
  },
}))
// Last in the DOM, so that the first tab stop of a dialog is in its content.
const Cross = styled(IconButton)({
  position: 'absolute',
  top: '1.125rem',
  right: ['0.75rem', 'min(0.75rem, 3vw)'],
  [lowWindow]: { top: '0.5rem' },
  '[data-look="picture"] &': { top: '0.5rem' },
})
const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  overflowY: 'auto',
  // `--side` lets lines of pills extend to both edges of the dialog.
  padding: '0.5rem var(--side) 1.5rem',
  // Less space at the end of the scrolling content if buttons follow.
  '&[data-above]': { paddingBottom: '0.75rem' },
  [lowestWindow]: { flex: 'none', overflowY: 'visible' },
  '[data-look="picture"] &': {
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '8rem',
    paddingBottom: '1rem',
  },
}))
const Actions = styled('div')({
  padding: '0.75rem var(--side) 1.5rem',
  '& > *': { width: '100%' },
  '&& > * + *': { marginTop: '0.625rem' },
  // Two buttons share a line where they fit; the main button has a line of its own.
  [lowWindow]: {
    display: 'flex',
    flexWrap: 'wrap',
    padding: '0.4375rem 1.1875rem 0.6875rem',
    '&& > *': { flex: '1 1 9rem', width: 'auto', margin: '0.3125rem' },
    '&& > p, && > :last-child': { flexBasis: '90%' },
  },
  '[data-look="picture"] &': {
    display: 'flex',
    flexWrap: 'wrap',
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
  const region = useScrollRegion()
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
      <Body {...region} data-above={actions !== undefined ? '' : undefined}>
        {children}
      </Body>
      {actions !== undefined && <Actions>{actions}</Actions>}
      <Cross aria-label={closeLabel} onClick={onClose}>
        <Glyph name="close" />
      </Cross>
    </Sheet>
  )
}
