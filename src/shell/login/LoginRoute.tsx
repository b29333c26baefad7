import { codeOf } from '../../browser/code.ts'
import { LoginScreen } from '../../domains/session/LoginScreen.tsx'
import { CheckinOffer } from '../../domains/stay/CheckinOffer.tsx'
import { Late, nothing } from '../code/Late.tsx'
import { HotelLogo } from '../logo/HotelLogo.tsx'

const languageMenu = codeOf(() => import('../../domains/language/LanguageMenu.tsx'), 'LanguageMenu')

/** Sign-in, with the language in its corner: a guest must be able to read the form first. */
export function LoginRoute() {
  return (
    <LoginScreen
      corner={<Late code={languageMenu} props={nothing} />}
      logo={<HotelLogo height="3rem" />}
      foot={<CheckinOffer />}
    />
  )
}
