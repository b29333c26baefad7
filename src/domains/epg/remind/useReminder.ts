import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../../contract/epg.ts'
import type { EpgEvent } from '../programme/events.ts'
import { isSameReminder, reminderEnded, reminderSet, selectReminders } from './slice.ts'

/** The reminder of a programme: whether it is set, and a function that sets it or takes it back. */
export function useReminder(channel: Channel, event: EpgEvent | null) {
  const dispatch = useDispatch()
  const { reminders } = useSelector(selectReminders)
  const startsAt = event?.start_timestamp ?? 0
  const isSet = reminders.some((one) => isSameReminder(one, { channel, startsAt }))
  const toggle = () => {
    if (!event) return
    const { title } = event
    dispatch(isSet ? reminderEnded({ channel, startsAt }) : reminderSet({ title, startsAt, channel }))
  }
  return { isSet, toggle }
}
