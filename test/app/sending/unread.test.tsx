/** The page is loaded again right after the hotel has answered, before anybody can have read it. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPrepared, readNothing, reload } from './journey.ts'
import { each } from './senders.ts'

it.each(each)(
  'SENT-10 %s: who loads the page again as the answer arrives reads that the hotel has it',
  async (_, sender) => {
    const first = await openPrepared(sender)
    await sender.press(first)
    await sender.done()
    const app = await reload(sender, first)
    if (sender.asks) await screen.findByText(sender.notice)
    else await sender.done()
    readNothing(sender)
    expect(sender.count(app.hotel)).toBe(1)
  },
)
