import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Snackbar from '@mui/material/Snackbar'
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { type Notice, noticeSeen, selectNotice } from '../../domains/notices/slice.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { styled } from '../../ui/styled.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'

/**
 * Closes a notice on a television after `delayMs`. The focus may move to the notice automatically there, when the
 * focused control is removed, so unlike elsewhere the focus does not keep it open. A key press on it restarts the time.
 * @param delayMs null if the notice stays, or is closed otherwise
 */
function useNoticeTime(box: RefObject<HTMLElement | null>, delayMs: number | null, onOver: () => void) {
  const end = useEffectEvent(onOver)
  useEffect(() => {
    const element = box.current
    if (delayMs === null || !element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(end, delayMs)
    }
    begin()
    element.addEventListener('keyup', begin)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('keyup', begin)
    }
  }, [box, delayMs])
}

const hideDelayMs = 5000
/** What can be pressed has to be read, found and reached, which takes some guests long (WCAG 2.2.1). */
const choiceDelayMs = 20_000

const Bar = styled(Snackbar)(({ theme }) => ({
  '&.MuiSnackbar-anchorOriginBottomCenter': {
    bottom: 'calc(var(--bottom-nav, 0px) + var(--bottom-bar, 0px) + 1rem)',
    // In one line where there is room.
    [theme.breakpoints.up('sm')]: { width: 'max-content', maxWidth: 'calc(100vw - 3rem)' },
  },
  // At the top while a dialog hides the page, because the dialog's buttons are at its lower end, on phones at the lower
  // edge of the screen.
  '[aria-hidden="true"] &&': { top: 'calc(env(safe-area-inset-top, 0px) + 1rem)', bottom: 'auto' },
  [onTelevision]: { margin: '5vh 0' },
  // In large text, and beside long labels, the buttons are below the text, which wraps; what is higher than the window
  // scrolls.
  '& .MuiSnackbarContent-root': {
    ...theme.typography.body2,
    minHeight: '3rem',
    borderRadius: theme.tokens.radius.field,
    color: theme.palette.background.default,
    backgroundColor: theme.palette.text.primary,
    boxShadow: theme.tokens.float,
    flexWrap: 'wrap',
    boxSizing: 'border-box',
    maxWidth: '100%',
    maxHeight: 'calc(100vh - var(--bottom-nav, 0px) - var(--bottom-bar, 0px) - 2rem)',
    overflowY: 'auto',
  },
  '& .MuiSnackbarContent-message': { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'break-word' },
  '& .MuiSnackbarContent-action': {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    minWidth: 0,
    maxWidth: '100%',
    '& > *': { minWidth: 0, maxWidth: '100%' },
    '& > * > span': { minWidth: 0, overflowWrap: 'break-word' },
    '& .MuiButton-root': { color: 'inherit' },
  },
}))

/** Shows the notices, one after the other. */
export function NoticeHost() {
  // Deferred, so that what the guest has pressed responds first: a notice that opens makes the browser lay out the page.
  const notice = useDeferredValue(useSelector(selectNotice), null)
  return notice && <Shown key={notice.id} notice={notice} />
}

function Shown({ notice: { id, text, values = {}, action, link, stays } }: { notice: Notice }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOnTv = useFormFactor() === 'tv'
  const bar = useRef<HTMLDivElement>(null)
  // A television's focus lifts its control above a notice that passes.
  const isPersistent = stays !== undefined || (!isOnTv && (action !== undefined || link !== undefined))
  useEffect(() => {
    if (!isPersistent) return
    // The page is padded, so that content covered by the notice can be scrolled into view.
    const heightPx = bar.current?.offsetHeight ?? 0
    document.body.style.paddingBottom = `calc(${heightPx}px + 2rem)`
    return () => {
      document.body.style.paddingBottom = ''
    }
  }, [isPersistent])
  const close = () => void dispatch(noticeSeen(id))
  const dismiss = () => {
    close()
    if (stays) dispatch(stays.closed)
  }
  const delayMs = stays ? null : link || action ? choiceDelayMs : hideDelayMs
  useNoticeTime(bar, isOnTv ? delayMs : null, close)
  const press = () => {
    close()
    if (action) dispatch(action.event)
  }
  return (
    <Bar
      ref={bar}
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      autoHideDuration={isOnTv ? null : delayMs}
      message={t(text, values)}
      onClose={(_, reason) => {
        // A notice that stays is not closed by a press elsewhere or by Escape.
        if (reason === 'timeout' || (reason === 'escapeKeyDown' && !stays)) close()
      }}
      slotProps={{
        content: { role: stays || link ? 'status' : 'alert' },
      }}
      action={
        (action || link || stays) && (
          <>
            {action && (
              <Button onClick={press}>
                <span>{t(action.label)}</span>
              </Button>
            )}
            {link && (
              <Button href={link.to} onClick={close}>
                <span>{t(link.label)}</span>
              </Button>
            )}
            {isPersistent && (
              <IconButton style={{ color: 'inherit' }} aria-label={t('app.close')} onClick={dismiss}>
                <Glyph name="close" />
              </IconButton>
            )}
          </>
        )
      }
    />
  )
}
