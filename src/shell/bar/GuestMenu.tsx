import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { useStartedDomain } from '../../core/chunks/useStartedDomain.ts'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { billPath } from '../../domains/bill/paths.ts'
import { checkoutChosen } from '../../domains/checkout/slice.ts'
import { useWebcheckin } from '../../domains/checkout/useWebcheckin.ts'
import { languagePath } from '../../domains/language/paths.ts'
import { useLaterTexts } from '../../domains/language/useLaterTexts.ts'
import { useIsInMenu } from '../../domains/menu/useIsInMenu.ts'
import { useGo } from '../../domains/navigation/useGo.ts'
import { useSignIn } from '../../domains/navigation/useSignIn.ts'
import { useReceptionCall } from '../../domains/quickCalls/useReceptionCall.ts'
import {
  logoutRequested,
  selectCheckin,
  selectDeviceMode,
  selectIsRegistered,
  selectIsWalkin,
  selectShownName,
  selectShownRoom,
} from '../../domains/session/slice.ts'
import { termsPaths } from '../../domains/terms/paths.ts'
import { thisDevicePath } from '../../domains/thisDevice/paths.ts'
import { onStandingKiosk, onTelevision } from '../../ui/formFactor.ts'
import { styled } from '../../ui/styled.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { useFormFactor } from '../../ui/useFormFactor.ts'

const Wrapping = styled(Menu)({
  '& .MuiMenuItem-root': { whiteSpace: 'normal', overflowWrap: 'break-word', hyphens: 'auto' },
  // A long name has several lines, which stand as close as those of a text.
  '& .MuiListSubheader-root': {
    padding: '0.75rem 1rem',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  // Pressed while standing, with an outstretched arm.
  [onStandingKiosk]: { '& .MuiMenuItem-root': { minHeight: '3rem' } },
  // A panel of the television, beside the rail.
  [onTelevision]: {
    '& .MuiMenu-paper': {
      top: '5vh !important',
      left: 'calc(5vw + 13rem) !important',
      right: 'auto !important',
      bottom: '5vh',
      width: '24rem',
      maxHeight: 'none',
      borderRadius: '1.25rem',
    },
    '& .MuiMenuItem-root': {
      minHeight: '3.5rem',
      margin: '0.25rem 0.75rem',
      padding: '0.5rem 1rem',
      borderRadius: '0.75rem',
    },
    '& .MuiListSubheader-root': { padding: '1.25rem 1.75rem 0.75rem', fontSize: '1.25rem' },
  },
})

const upwards = {
  anchorOrigin: { vertical: 'top', horizontal: 'center' },
  transformOrigin: { vertical: 'bottom', horizontal: 'center' },
} as const

/** The bill, if the hotel's menu has it. The menu is there once somebody is signed in. */
function Bill({ onChosen, ...native }: { onChosen: () => void }) {
  const { t } = useTranslation()
  const hasBill = useIsInMenu('bill')
  return (
    hasBill && (
      <MenuItem {...native} onClick={onChosen}>
        <span>{t('bill.title')}</span>
      </MenuItem>
    )
  )
}

const schemeChoices = lazyModule(() => import('./SchemeChoices.tsx'), 'SchemeChoices')

/** The choice of light or dark, folded until it is pressed, and what the device keeps. Their texts come a moment later. */
function DeviceItems({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const hasTexts = useLaterTexts()
  const [isUnfolded, setUnfolded] = useState(false)
  const { isStarted } = useStartedDomain('thisDevice', isUnfolded)
  const waiting = { disabled: !hasTexts, 'aria-hidden': !hasTexts }
  return (
    <>
      <MenuItem {...waiting} aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
        <span>{hasTexts ? t('thisDevice.scheme') : '\u00a0'}</span>
      </MenuItem>
      {isUnfolded && isStarted && <LazyPart module={schemeChoices} props={noProps} />}
      <MenuItem {...waiting} onClick={onOpen}>
        <span>{hasTexts ? t('thisDevice.title') : '\u00a0'}</span>
      </MenuItem>
    </>
  )
}

/** The guest's name, and the items of the stay: language, sign-out, the device, legal texts (SHELL-12 to SHELL-16). */
export function GuestMenu({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const go = useGo()
  const signIn = useSignIn()
  const name = useSelector(selectShownName)
  const room = useSelector(selectShownRoom)
  const guest = useSelector(selectCheckin)
  // Others can read what a kiosk shows: the first name only.
  const isInPublic = useSelector(selectDeviceMode) === 'kiosk'
  const isRegistered = useSelector(selectIsRegistered)
  const isWalkin = useSelector(selectIsWalkin)
  const callReception = useReceptionCall()
  const areGuestDomainsLoaded = useSelector(selectAreGuestDomainsLoaded)
  const isOnTv = useFormFactor() === 'tv'
  const { mayCheckIn, mayCheckOut, address } = useWebcheckin()
  useBackCloses(true, onClose)
  // On a kiosk the button is at the lower edge of the screen.
  const opensUp = anchor.getBoundingClientRect().top > window.innerHeight / 2

  const choose = (act: () => void) => () => {
    onClose()
    act()
  }
  const checkout = mayCheckOut && (
    <MenuItem onClick={choose(() => dispatch(checkoutChosen()))}>
      <span>{t('guest.checkout')}</span>
    </MenuItem>
  )
  return (
    <Wrapping
      open
      anchorEl={anchor}
      onClose={onClose}
      {...(opensUp && upwards)}
      slotProps={{
        list: { 'aria-label': t('bar.guestMenu') },
        paper: { role: 'dialog', 'aria-label': t('bar.guestMenu') },
      }}
    >
      <ListSubheader role="presentation" disableSticky>
        <span>{guest || name ? (isInPublic ? guest?.name : name) : t('guest.notSignedIn')}</span>
        {room && !isInPublic && <div>{t('bar.roomNumber', { room })}</div>}
      </ListSubheader>
      <Divider component="li" role="presentation" />
      {/* On a television these two are far from everything else. */}
      {isOnTv && isRegistered && <Bill onChosen={choose(() => go(billPath))} />}
      {isOnTv && checkout}
      <MenuItem onClick={choose(() => go(languagePath))}>
        <span>{t('guest.language')}</span>
      </MenuItem>
      {callReception && (
        <MenuItem {...callReception} onClick={choose(callReception.onClick)}>
          <span>{t('guest.callReception')}</span>
        </MenuItem>
      )}
      {mayCheckIn && (
        <MenuItem component="a" href={address}>
          <span>{t('guest.checkin')}</span>
        </MenuItem>
      )}
      {!isOnTv && checkout}
      {isRegistered && !isWalkin ? (
        <MenuItem onClick={choose(() => dispatch(logoutRequested()))}>
          <span>{t('guest.logout')}</span>
        </MenuItem>
      ) : (
        <MenuItem onClick={choose(signIn)}>
          <span>{t('guest.signIn')}</span>
        </MenuItem>
      )}
      <Divider component="li" role="presentation" />
      {areGuestDomainsLoaded && <DeviceItems onOpen={choose(() => go(thisDevicePath))} />}
      <MenuItem onClick={choose(() => go(termsPaths.terms))}>
        <span>{t('guest.terms')}</span>
      </MenuItem>
      <MenuItem onClick={choose(() => go(termsPaths.privacy))}>
        <span>{t('guest.privacy')}</span>
      </MenuItem>
      <MenuItem onClick={choose(() => go(termsPaths.accessibility))}>
        <span>{t('guest.accessibility')}</span>
      </MenuItem>
    </Wrapping>
  )
}
