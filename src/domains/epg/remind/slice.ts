/** Programmes of which the guest wants to be reminded, on this device. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Channel } from '../../../contract/epg.ts'
import { isSessionEnd, logoutRequested } from '../../session/slice.ts'

export interface Reminder {
  title: string
  /** Unix seconds. */
  startsAt: number
  channel: Channel
}

/** A channel begins one programme at a time. */
type ReminderKey = Pick<Reminder, 'channel' | 'startsAt'>

export const isSameReminder = (one: ReminderKey, other: ReminderKey) =>
  one.channel.id === other.channel.id && one.startsAt === other.startsAt

interface RemindersState {
  /** User id of the stay that the reminders belong to. */
  stay: string
  reminders: Reminder[]
}

const initialState: RemindersState = { stay: '', reminders: [] }

const slice = createSlice({
  name: 'epgReminders',
  initialState,
  reducers: {
    remindersRead: (_state, { payload }: PayloadAction<RemindersState>) => payload,
    reminderSet({ reminders }, { payload }: PayloadAction<Reminder>) {
      if (!reminders.some((one) => isSameReminder(one, payload))) reminders.push(payload)
    },
    /** The guest does not want to be reminded any more, or has been. */
    reminderEnded(state, { payload }: PayloadAction<ReminderKey>) {
      state.reminders = state.reminders.filter((one) => !isSameReminder(one, payload))
    },
    /** The guest has closed the notice. */
    reminderSeen() {},
  },
  extraReducers: (builder) => {
    builder.addCase(logoutRequested, () => initialState).addMatcher(isSessionEnd, () => initialState)
  },
  selectors: { selectReminders: (state) => state },
})

export const { remindersRead, reminderSet, reminderEnded, reminderSeen } = slice.actions
export const { selectReminders } = slice.selectors
export { slice as epgRemindersSlice }
