import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { LazyPart, noProps } from '../../core/chunks/LazyPart.tsx'
import { lazyModule } from '../../core/lazyModule.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { selectSession } from '../session/slice.ts'
import { selectThemeTitle } from '../theme/slice.ts'
import { LoginFrame } from './LoginFrame.tsx'
import { SignInForm } from './SignInForm.tsx'

// Rarely needed, so its code is not part of the first load.
const residentChoice = lazyModule(() => import('./ResidentChoice.tsx'), 'ResidentChoice')

interface LoginLayoutProps {
  /** The choice of the language. */
  corner: ReactNode
  logo: ReactNode
  /** Rendered below the form: what is offered without signing in. */
  footer: Elements
}

/** The sign-in form, or the choice among several residents, over the hotel's picture. */
export function LoginLayout({ corner, logo, footer }: LoginLayoutProps) {
  const { t } = useTranslation()
  const hotel = useSelector(selectThemeTitle)
  const { status, loginData, residents } = useSelector(selectSession)
  const isChoosing =
    status === 'multiple_residents' && loginData.name !== '' && residents.some(({ name }) => name)
  return (
    <LoginFrame
      corner={corner}
      logo={logo}
      title={hotel || t('login.title')}
      above={hotel ? t('login.title') : undefined}
      pageTitle={t('guest.signIn')}
    >
      {isChoosing ? <LazyPart module={residentChoice} props={noProps} /> : <SignInForm />}
      {footer}
    </LoginFrame>
  )
}
