import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import Lock from '~icons/ic/outline-lock'
import { idOf } from '../../contract/looseId.ts'
import { useScreenParams } from '../../core/domains/useScreenParams.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { ScreenTitle } from '../../ui/Screen.tsx'
import { selectConfig } from '../config/slice.ts'
import { PicturedScreen } from '../menu/PicturedScreenPart.tsx'
import { useGo } from '../navigation/useGo.ts'
import { useSignIn } from '../navigation/useSignIn.ts'
import { selectShownRoom } from '../session/slice.ts'
import { vodPaths } from './paths.ts'
import { movieUnlocked, selectMovie, selectUnlocked } from './slice.ts'
import { useVodLinks } from './VodTabs.tsx'

/** The code that unlocks a protected film. An empty value unlocks none: the guest has no room. */
interface ParentalCode {
  type: 'room_number' | 'password'
  value: string
}

interface Control {
  parental_control_type: string
  parental_control_password: string
}

/** Returns the code: the password if the hotel has one and is configured for it, otherwise the room number (VOD-26). */
function codeOf(
  { parental_control_type: type, parental_control_password: password }: Control,
  room: string,
): ParentalCode {
  return type.trim() === 'password' && password !== ''
    ? { type: 'password', value: password }
    : { type: 'room_number', value: room }
}

/** Compares an entry with the code. Room numbers ignore case and spaces at the ends; a password must match exactly. */
function isRightEntry(entry: string, { type, value }: ParentalCode): boolean {
  if (value === '') return false
  if (type === 'password') return entry === value
  return entry.trim().toLowerCase() === value.trim().toLowerCase()
}

const faults = {
  room_number: { missing: 'login.roomRequired', wrong: 'vod.protection.wrongRoom' },
  password: { missing: 'login.passwordRequired', wrong: 'vod.protection.wrongPassword' },
} as const

/** `/vod/movies/protectedConfirmation/{movieId}`: asks before a protected film is shown (VOD-06, VOD-25). */
export function ProtectedScreen() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const go = useGo()
  const signIn = useSignIn()
  const { to } = useVodLinks()
  const id = idOf(useScreenParams().movieId ?? '')
  const movie = useSelectorWith(selectMovie, id)
  const code = codeOf(useSelector(selectConfig), useSelector(selectShownRoom))
  const isUnlocked = useSelector(selectUnlocked).includes(id)
  const isOpen = isUnlocked || (movie !== null && !movie.is_protected)
  const [entry, setEntry] = useState('')
  const [fault, setFault] = useState<'missing' | 'wrong' | null>(null)
  const field = useRef<HTMLElement>(null)
  const detail = to(buildPath(vodPaths.movie, { movieId: id }))

  // Replaces the prompt's history entry, so that Back does not return to it.
  useEffect(() => {
    if (isOpen) go(detail, { replace: true })
  }, [isOpen, detail, go])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isRightEntry(entry, code)) return void dispatch(movieUnlocked(id))
    setFault(entry.trim() === '' ? 'missing' : 'wrong')
    setEntry('')
    field.current?.focus()
  }
  const isRoom = code.type === 'room_number'
  return (
    <PicturedScreen width="read" icon={<Lock fontSize="inherit" />} poster={movie?.image}>
      <ScreenTitle above={movie?.title}>{t('vod.protection.title')}</ScreenTitle>
      <p>{t(isRoom ? 'vod.protection.roomText' : 'vod.protection.passwordText')}</p>
      {code.value === '' ? (
        <>
          <Notice>{t('vod.protection.signIn')}</Notice>
          <PrimaryAction label={t('login.submit')} onClick={signIn} />
        </>
      ) : (
        <form onSubmit={handleSubmit} noValidate>
          <Field
            required
            ref={field}
            name="vod-code"
            label={t(isRoom ? 'login.room' : 'login.password')}
            type={isRoom ? 'text' : 'password'}
            value={entry}
            onChange={(value) => {
              setEntry(value)
              if (value) setFault(null)
            }}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            maxLength={maxTextLength}
            error={fault ? t(faults[code.type][fault]) : undefined}
          />
          <PrimaryAction type="submit" label={t('vod.protection.submit')} />
        </form>
      )}
    </PicturedScreen>
  )
}
