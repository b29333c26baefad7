import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectThemeTitle } from '../theme/slice.ts'
import { LoginFrame } from './LoginFrame.tsx'
import { SignInForm } from './SignInForm.tsx'
import { selectSession } from './slice.ts'

// Rarely needed, and with it the list's own pieces.
const ResidentChoice = lazy(() =>
  import('./ResidentChoice.tsx').then(({ ResidentChoice }) => ({ default: ResidentChoice })),
)

interface LoginScreenProps {
  /** What any guest may need before: the language. */
  corner: ReactNode
  logo: ReactNode
  /** What else there is to do without signing in. */
  foot: ReactNode
}

/** Sign-in over the hotel's picture. */
export function LoginScreen({ corner, logo, foot }: LoginScreenProps) {
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
    >
      <Suspense fallback={null}>{isChoosing ? <ResidentChoice /> : <SignInForm />}</Suspense>
      {foot}
    </LoginFrame>
  )
}
