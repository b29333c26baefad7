/** The channel that plays on the room's television, and the guest's favourite channels. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type FocusEvent, useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Channel } from '../../contract/epg.ts'
import type { Id } from '../../contract/looseId.ts'
import { selectConfig } from '../config/slice.ts'
import { useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { propertyEntered } from '../property/slice.ts'
import { selectIsThisSet } from '../remoteTv/slice.ts'
import { useRoomTv } from '../remoteTv/useRoomTv.ts'
import { isSessionEnd, logoutRequested, selectDeviceMode } from '../session/slice.ts'

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

/** Mode `tv`: a channel (`data-channel`) that has held the focus for a while starts playing (EPG-25). */
export function usePlayOnFocus(
  channels: readonly Channel[],
  play: (channel: Channel) => void,
  canPlay: boolean,
) {
  const isActive = useSelector(selectDeviceMode) === 'tv' && canPlay
  const { play_timeout: timeoutMs } = useSelector(selectConfig)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleFocus = ({ target }: FocusEvent) => {
    stop()
    const id = target instanceof HTMLElement ? target.dataset.channel : undefined
    const channel = channels.find((candidate) => String(candidate.id) === id)
    if (isActive && channel) timer.current = setTimeout(() => play(channel), timeoutMs)
  }
  // A click plays the channel at once, so the timer must not play it a second time.
  return { onFocus: handleFocus, onBlur: stop, onClick: stop }
}

/** Plays a channel on the room's television, if there is one (EPG-21). */
export function usePlayOnTv() {
  const dispatch = useDispatch()
  const { tv } = useRoomTv()
  const { press, away } = useHotelNeeded()
  const { status, channelId } = useSelector(selectPlay)
  return {
    canPlay: tv !== null,
    /** For the controls that play. */
    away,
    /** The channel whose request is pending. */
    pendingId: status === 'sending' ? channelId : null,
    /** The last channel that was played successfully; somebody may have switched to another since. */
    playingId: status === 'success' ? channelId : null,
    play: (channel: Channel) => press(() => dispatch(channelChosen(channel))),
    /** Plays a channel that has held the focus for a while. */
    preview: (channel: Channel) => press(() => dispatch(channelDwelt(channel))),
    /** Key of the text of the button: the guest of a television watches there and then. */
    label: useSelector(selectIsThisSet) ? ('epg.watch' as const) : ('epg.playOnTv' as const),
  }
}
