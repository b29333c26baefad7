import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit'

/** A button of a dialog. `event` is dispatched when it is pressed; without one the dialog only closes. */
export interface DialogChoice {
  label: string
  event?: UnknownAction
}

/** Content of the core dialog. Texts are catalogue keys; the first choice is the primary one. */
export interface CoreDialog {
  id: string
  title: string
  text?: string
  /** A line below the text. */
  note?: string
  values?: Record<string, string | number>
  /** URL or data URL; empty if there should be a picture but none is available. */
  picture?: string
  /** Closes automatically after this many seconds, with a countdown. */
  seconds?: number
  choices: DialogChoice[]
  /** Dispatched once, however the dialog closed. */
  closed?: UnknownAction
  /** Queued before all dialogs that are not urgent. */
  isUrgent?: boolean
  /**
   * Queued before all urgent dialogs, too: shown at once; the dialog that was open returns when it is closed (DLG-05).
   */
  isFirst?: boolean
}

/** `turn` changes when the same dialog is raised again, so that its countdown restarts. */
export interface RaisedDialog extends CoreDialog {
  turn: number
}

const slice = createSlice({
  name: 'dialogs',
  initialState: { queue: [] as RaisedDialog[], turns: 0 },
  reducers: {
    /**
     * Only one dialog is open at a time, others wait (DLG-05). A dialog that is in the queue already is replaced in its
     * place.
     */
    dialogRaised(state, { payload }: PayloadAction<CoreDialog>) {
      state.turns += 1
      const raised: RaisedDialog = { ...payload, turn: state.turns }
      const at = state.queue.findIndex(({ id }) => id === payload.id)
      if (at >= 0) state.queue[at] = raised
      else if (!payload.isUrgent) state.queue.push(raised)
      else {
        const firstToWait = state.queue.findIndex(({ isUrgent }) => payload.isFirst || !isUrgent)
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
