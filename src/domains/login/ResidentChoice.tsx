import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { normalizeForSearch } from '../../core/text/normalizeForSearch.ts'
import { Field } from '../../ui/Field.tsx'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { Row, Rows } from '../../ui/Row.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { residentsDismissed, selectDeviceMode, selectSession, signInSubmitted } from '../session/slice.ts'

/**
 * Residents of the room with the same surname: the guest chooses a name and signs in by its id (SES-25). At a kiosk, where
 * anybody can stand, nobody is told who shares a room: the guest says their first name.
 */
export function ResidentChoice() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { loginData, residents } = useSelector(selectSession)
  const isInPublic = useSelector(selectDeviceMode) === 'kiosk'
  const dismiss = () => void dispatch(residentsDismissed())
  useBackCloses(true, dismiss)
  const named = residents.filter(({ name }) => name)
  const signIn = (userId: string) => dispatch(signInSubmitted({ ...loginData, userId }))
  return (
    <section aria-labelledby="resident-choice" data-starts-here="">
      <SectionTitle id="resident-choice">{t('login.chooseResident')}</SectionTitle>
      <p>{t('login.chooseResidentText', { room: loginData.room })}</p>
      {isInPublic ? (
        <FirstName residents={named} onFound={signIn} />
      ) : (
        <Rows>
          {named.map(({ id, name }) => (
            <Row key={id} title={name} onClick={() => signIn(id)} />
          ))}
        </Rows>
      )}
      <Button onClick={dismiss}>
        <span>{t('app.back')}</span>
      </Button>
    </section>
  )
}

interface FirstNameProps {
  residents: readonly { id: string; name: string }[]
  onFound: (id: string) => void
}

function FirstName({ residents, onFound }: FirstNameProps) {
  const { t } = useTranslation()
  const isSending = useSelector(selectSession).signIn === 'sending'
  const [name, setName] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const submit = () => {
    const said = normalizeForSearch(name)
    const found = residents.filter((resident) => normalizeForSearch(resident.name) === said)
    // Two of the same name in a room: reception knows them.
    const [only, ...others] = found
    if (only && others.length === 0) return onFound(only.id)
    setFailed(true)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        name="firstName"
        label={t('kiosk.firstName')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={200}
        required
        enterKeyHint="done"
        value={name}
        onChange={(text) => {
          setName(text)
          setFailed(false)
        }}
        error={hasFailed ? t('kiosk.firstNameUnknown') : undefined}
      />
      <PrimaryAction
        type="submit"
        label={t('login.submit')}
        busy={isSending}
        busyLabel={t('login.sending')}
      />
    </form>
  )
}
