/** The channel that plays on the room's television, and the guest's favourite channels. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Channel } from '../../contract/epg.ts'
import type { Id } from '../../contract/looseId.ts'
import { propertyEntered } from '../property/slice.ts'
import { isSessionEnd, logoutRequested } from '../session/slice.ts'

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

const noReminders: RemindersState = { stay: '', reminders: [] }

export const epgRemindersSlice = createSlice({
  name: 'epgReminders',
  initialState: noReminders,
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
    builder.addCase(logoutRequested, () => noReminders).addMatcher(isSessionEnd, () => noReminders)
  },
  selectors: { selectReminders: (state) => state },
})

export const { remindersRead, reminderSet, reminderEnded, reminderSeen } = epgRemindersSlice.actions
export const { selectReminders } = epgRemindersSlice.selectors

/** Channels that the guest has watched for a while (EPG-24), in the order in which they became favourites. */
interface Favourites {
  /** User id of the stay that the favourites belong to: the next stay begins without any. */
  stay: string
  ids: Id[]
}

/** The channel that the guest sent to the television last. */
interface Play {
  status: 'unknown' | 'sending' | 'success' | 'failure'
  channelId: Id | null
}

interface PlayState {
  propertyId: string
  play: Play
  favourites: Favourites
}

const noPlay: Play = { status: 'unknown', channelId: null }

const initialState: PlayState = { propertyId: '', play: noPlay, favourites: { stay: '', ids: [] } }

export const epgPlaySlice = createSlice({
  name: 'epgPlay',
  initialState,
  reducers: {
    /** The guest has chosen a channel to play on the room's television. */
    channelChosen(state, { payload }: PayloadAction<Channel>) {
      state.play = { status: 'sending', channelId: payload.id }
    },
    /** A channel has held the focus for a while (EPG-25). */
    channelDwelt(state, { payload }: PayloadAction<Channel>) {
      state.play = { status: 'sending', channelId: payload.id }
    },
    channelPlayed(state, { payload: channelId }: PayloadAction<Id>) {
      state.play = { status: 'success', channelId }
    },
    channelRefused(state) {
      state.play = { status: 'failure', channelId: null }
    },
    favouritesRead(state, { payload }: PayloadAction<Favourites>) {
      state.favourites = payload
    },
    /** The guest has watched the channel for the minimum time of a favourite. */
    channelWatched({ favourites }, { payload: id }: PayloadAction<Id>) {
      if (!favourites.ids.includes(id)) favourites.ids.push(id)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(propertyEntered, (state, { payload: propertyId }) => {
        const isOther = state.propertyId !== '' && state.propertyId !== propertyId
        return { ...(isOther ? initialState : state), propertyId }
      })
      .addCase(logoutRequested, () => initialState)
      // After a lost check-in, too, the television may belong to another guest.
      .addMatcher(isSessionEnd, () => initialState)
  },
  selectors: {
    selectPlay: (state) => state.play,
    selectFavourites: (state) => state.favourites,
  },
})

export const { channelChosen, channelDwelt, channelPlayed, channelRefused, favouritesRead, channelWatched } =
  epgPlaySlice.actions
export const { selectPlay, selectFavourites } = epgPlaySlice.selectors
