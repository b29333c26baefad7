import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

/** A choice of a dialog. `event` is dispatched when the guest takes it; without one it only closes. */
export interface DialogChoice {
  label: string
  event?: UnknownAction
}

/** What the core dialog can say. Texts are keys of the catalogue; the first choice is the main one. */
export interface CoreDialog {
  id: string
  title: string
  text?: string
  values?: Record<string, string | number>
  /** Address or data URL; empty where a picture was meant and there is none. */
  picture?: string
  /** It closes by itself after so many seconds, and counts them down. */
  seconds?: number
  choices: DialogChoice[]
  /** Dispatched once, however the dialog closed. */
  closed?: UnknownAction
  /** Comes before those that wait already. */
  isUrgent?: boolean
}

/** `turn` changes when the same dialog is raised anew: its countdown begins again. */
export interface RaisedDialog extends CoreDialog {
  turn: number
}

const slice = createSlice({
  name: 'dialogs',
  initialState: { queue: [] as RaisedDialog[], turns: 0 },
  reducers: {
    /** One at a time, others wait (DLG-05). A dialog that is there already is replaced in its place. */
    dialogRaised(state, { payload }: PayloadAction<CoreDialog>) {
      state.turns += 1
      const raised: RaisedDialog = { ...payload, turn: state.turns }
      const at = state.queue.findIndex(({ id }) => id === payload.id)
      if (at >= 0) state.queue[at] = raised
      else if (!payload.isUrgent) state.queue.push(raised)
      else {
        const firstToWait = state.queue.findIndex(({ isUrgent }) => !isUrgent)
        state.queue.splice(firstToWait < 0 ? state.queue.length : firstToWait, 0, raised)
      }
    },
    dialogClosed(state, { payload }: PayloadAction<string>) {
      state.queue = state.queue.filter(({ id }) => id !== payload)
    },
  },
  selectors: { selectDialog: (state) => state.queue[0] ?? null },
})

export const { dialogRaised, dialogClosed } = slice.actions
export const { selectDialog } = slice.selectors
export { slice as dialogsSlice }
