import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { maxTextLength } from '../../../core/text/maxTextLength.ts'
import { Field } from '../../../ui/Field.tsx'
import { PrimaryAction } from '../../../ui/PrimaryAction.tsx'
import { selectShownName, selectShownRoom } from '../../session/slice.ts'

export interface BillOwner {
  room: string
  name: string
}

interface FetchFormProps {
  isFetched: boolean
  /** Called with null when the input no longer matches the fetched bill. */
  onFetch: (owner: BillOwner | null) => void
}

/** Form for the room and name of the bill, prefilled from the session (DEMO-09). */
export function FetchForm({ isFetched, onFetch }: FetchFormProps) {
  const { t } = useTranslation()
  const [room, setRoom] = useState(useSelector(selectShownRoom))
  const [name, setName] = useState(useSelector(selectShownName))
  const [isChecked, setChecked] = useState(false)
  const write = (set: (text: string) => void) => (text: string) => {
    set(text)
    onFetch(null)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (room.trim() && name.trim()) onFetch({ room: room.trim(), name: name.trim() })
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        required
        name="room"
        label={t('login.room')}
        value={room}
        maxLength={maxTextLength}
        enterKeyHint="next"
        error={isChecked && !room.trim() ? t('login.roomRequired') : undefined}
        onChange={write(setRoom)}
      />
      <Field
        required
        name="name"
        label={t('login.name')}
        value={name}
        maxLength={maxTextLength}
        enterKeyHint="done"
        error={isChecked && !name.trim() ? t('login.nameRequired') : undefined}
        onChange={write(setName)}
      />
      {!isFetched && <PrimaryAction type="submit" label={t('demoBill.fetch')} />}
    </form>
  )
}
