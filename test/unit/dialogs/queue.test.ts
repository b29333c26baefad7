import { expect, it } from 'vitest'
import { type CoreDialog, dialogRaised, dialogsSlice } from '../../../src/domains/dialogs/slice.ts'
import {
  noticeRaised,
  noticeRevoked,
  noticeSeen,
  noticesSlice,
  selectNotice,
} from '../../../src/domains/notices/slice.ts'

const dialog = (id: string, rest: Partial<CoreDialog> = {}): CoreDialog => ({
  id,
  title: id,
  choices: [],
  ...rest,
})
const after = (...raised: CoreDialog[]) =>
  raised.reduce(
    (state, one) => dialogsSlice.reducer(state, dialogRaised(one)),
    dialogsSlice.getInitialState(),
  )
const ids = (state: ReturnType<typeof after>) => state.queue.map(({ id }) => id)

it('DLG-05 lets an urgent one come first, and the others wait behind it', () => {
  const state = after(
    dialog('a'),
    dialog('b'),
    dialog('door', { isUrgent: true }),
    dialog('fire', { isUrgent: true }),
  )
  expect(ids(state)).toEqual(['door', 'fire', 'a', 'b'])
})

it('DLG-05 lets a doorbell come before what is urgent, whichever came first', () => {
  const doorbell = dialog('door', { isUrgent: true, isFirst: true })
  const alarm = dialog('alarm', { isUrgent: true })
  for (const state of [after(dialog('a'), alarm, doorbell), after(dialog('a'), doorbell, alarm)])
    expect(ids(state)).toEqual(['door', 'alarm', 'a'])
})

const noticesAfter = (...texts: string[]) =>
  texts.reduce(
    (state, text) => noticesSlice.reducer(state, noticeRaised({ text })),
    noticesSlice.getInitialState(),
  )

it('says notices one after the other, and the same twice in a row once, anew', () => {
  let state = noticesAfter('a', 'b', 'b')
  expect(state.queue.map(({ text }) => text)).toEqual(['a', 'b'])
  state = noticesSlice.reducer(state, noticeSeen(state.queue[0]?.id ?? 0))
  expect(selectNotice({ notices: state })).toMatchObject({ text: 'b', id: 3 })
})

it('keeps a notice that stays behind those that pass', () => {
  let state = noticesSlice.reducer(
    undefined,
    noticeRaised({ text: 'offer', stays: { closed: { type: 'x' } } }),
  )
  state = noticesSlice.reducer(state, noticeRaised({ text: 'saved' }))
  expect(selectNotice({ notices: state })?.text).toBe('saved')
  state = noticesSlice.reducer(state, noticeSeen(2))
  expect(selectNotice({ notices: state })?.text).toBe('offer')
  state = noticesSlice.reducer(state, noticeRevoked('offer'))
  expect(selectNotice({ notices: state })).toBeNull()
})
