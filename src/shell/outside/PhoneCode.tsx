import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useDomains } from '../../core/domains/useDomains.ts'
import { screenAddress } from '../../core/routing/contentAddress.ts'
import { basePath, loginPath } from '../../core/routing/paths.ts'
import { mergeSessionParams } from '../../core/routing/query.ts'
import { addressOffered, selectPlace } from '../../core/routing/slice.ts'
import { QrCode } from '../../domains/content/QrCode.tsx'
import { selectSession } from '../../domains/session/slice.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import { styled } from '../../ui/styled.tsx'

// In the empty end of the title's line, and scrolling with it; beside the form of the sign-in at the lower edge.
const Press = styled(Pressable)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  top: '5vh',
  right: 'var(--edge)',
  zIndex: 2,
  display: 'flex',
  alignItems: 'flex-start',
  textAlign: 'end',
  borderRadius: theme.tokens.radius.field,
  color: theme.palette.text.secondary,
  // Below the line that the hotel is out of reach.
  '[role="status"][data-print]:not(:empty) ~ &': { top: 'calc(5vh + 5rem)' },
  '& > span': { maxWidth: '16rem', padding: '0.125rem 0.75rem 0' },
  '& > svg': { flex: 'none', width: '6.75rem' },
  '&&[data-sign-in]': {
    position: 'fixed',
    top: 'auto',
    right: 'auto',
    bottom: '5vh',
    left: '5vw',
    flexDirection: 'column',
    padding: '1rem',
    textAlign: 'start',
    borderRadius: theme.tokens.radius.card,
    backgroundColor: theme.palette.background.paper,
    '& > span': { order: 1, maxWidth: '9rem', padding: '0.75rem 0 0' },
    '& > svg': { width: '9rem' },
  },
}))

/**
 * On a television: a code by which the guest's phone opens the same screen of the same hotel, where typing and reading are
 * easier there. It names no guest. A press shows it large, but for the sign-in's.
 */
export function PhoneCode() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const id = useId()
  const { match } = useDomains()
  const place = useSelector(selectPlace)
  const { propertyId: property, themeId: theme } = useSelector(selectSession)
  const screen = place && match(place.pathname)?.screen
  const target = place && screenAddress(place.pathname + place.search, match)
  const isSignIn = screen?.path === loginPath
  if (!target || !(isSignIn || screen?.isBetterOnPhone)) return null
  const [pathname, search = ''] = target.to.split('?')
  const house = Object.fromEntries(Object.entries({ property, theme }).filter(([, value]) => value !== ''))
  const address = window.location.origin + basePath + pathname + mergeSessionParams(search, house)
  return (
    // Large enough beside the form, which has no way to it for the arrows.
    <Press
      data-beside-screen=""
      {...(isSignIn
        ? { as: 'div', 'data-sign-in': '' }
        : { onClick: () => dispatch(addressOffered({ address })) })}
    >
      <span id={id}>{t('kiosk.onPhone')}</span>
      <QrCode text={address} labelledBy={id} />
    </Press>
  )
}
