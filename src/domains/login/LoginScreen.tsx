import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import { CheckinOffer } from '../checkout/CheckinOfferPart.tsx'
import { HotelLogo } from '../menu/HotelLogoPart.tsx'
import { selectSession } from '../session/slice.ts'
import { LoginLayout } from './LoginLayout.tsx'

const languageMenu = lazyModule(() => import('../language/LanguageMenuPart.tsx'), 'LanguageMenu')

/** Sign-in, with a language menu for guests who cannot read the form. */
export function LoginScreen() {
  // After a refusal the error message contains the offer itself.
  const isRejected = useSelector(selectSession).signIn === 'rejected'
  return (
    <LoginLayout
      corner={<LazyPart module={languageMenu} props={noProps} />}
      logo={<HotelLogo height="3rem" />}
      footer={!isRejected && <CheckinOffer />}
    />
  )
}
