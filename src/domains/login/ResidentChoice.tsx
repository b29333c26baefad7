import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Row, Rows } from '../../ui/Row.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { useBackCloses } from '../../ui/useBackCloses.ts'
import { residentsDismissed, selectSession, signInSubmitted } from '../session/slice.ts'

/** Residents of the room with the same surname: the guest chooses a name and signs in by its id (SES-25). */
export function ResidentChoice() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { loginData, residents } = useSelector(selectSession)
  const dismiss = () => void dispatch(residentsDismissed())
  useBackCloses(true, dismiss)
  return (
    <section aria-labelledby="resident-choice" data-starts-here="">
      <SectionTitle id="resident-choice">{t('login.chooseResident')}</SectionTitle>
      <p>{t('login.chooseResidentText', { room: loginData.room })}</p>
      <Rows>
        {residents
          .filter((resident) => resident.name)
          .map((resident) => (
            <Row
              key={resident.id}
              title={resident.name}
              onClick={() => dispatch(signInSubmitted({ ...loginData, userId: resident.id }))}
            />
          ))}
      </Rows>
      <Button onClick={dismiss}>
        <span>{t('app.back')}</span>
      </Button>
    </section>
  )
}
