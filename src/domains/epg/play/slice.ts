/** What the guest plays on the room's television, and the channels that become favourites by it. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Channel } from '../../../contract/epg.ts'
import { propertyEntered } from '../../property/slice.ts'
import { checkinLost, logoutRequested, sessionReset } from '../../session/slice.ts'

/** Channels that the guest has watched for a while (EPG-24), the first one first. */
interface Favourites {
  /** They are the guest's of this stay: the next one begins anew. */
  stay: string
  ids: number[]
}

/** The channel that the guest sent to the television last. */
interface Play {
  status: 'unknown' | 'sending' | 'success' | 'failure'
  channelId: number | null
}

interface PlayState {
  propertyId: string
  play: Play
  favourites: Favourites
}

const noPlay: Play = { status: 'unknown', channelId: null }

const initialState: PlayState = { propertyId: '', play: noPlay, favourites: { stay: '', ids: [] } }

const slice = createSlice({
  name: 'epgPlay',
  initialState,
  reducers: {
    /** The guest wants to see it on the room's television. */
    channelChosen(state, { payload }: PayloadAction<Channel>) {
      state.play = { status: 'sending', channelId: payload.id }
    },
    channelPlayed(state, { payload: channelId }: PayloadAction<number>) {
      state.play = { status: 'success', channelId }
    },
    channelRefused(state) {
      state.play = { status: 'failure', channelId: null }
    },
    favouritesRead(state, { payload }: PayloadAction<Favourites>) {
      state.favourites = payload
    },
    /** The guest has watched it for as long as a favourite takes. */
    channelWatched({ favourites }, { payload: id }: PayloadAction<number>) {
      if (!favourites.ids.includes(id)) favourites.ids.push(id)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(propertyEntered, (state, { payload: propertyId }) => {
        const isOther = state.propertyId !== '' && state.propertyId !== propertyId
        return { ...(isOther ? initialState : state), propertyId }
      })
      .addCase(sessionReset, () => initialState)
      .addCase(logoutRequested, () => initialState)
      // What the next guest's television plays is not what this one's did.
      .addCase(checkinLost, (state) => {
        state.play = noPlay
      })
  },
  selectors: {
    selectPlay: (state) => state.play,
    selectFavourites: (state) => state.favourites,
  },
})

export const { channelChosen, channelPlayed, channelRefused, favouritesRead, channelWatched } = slice.actions
export const { selectPlay, selectFavourites } = slice.selectors
export { slice as epgPlaySlice }
