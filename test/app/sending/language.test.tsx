/** The guest chooses another language while something may have arrived. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import german from '../../../locales/de.json' with { type: 'json' }
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { answerQuestion } from '../sendAgain.ts'
import { loseAnswer } from './faults.ts'
import { inReach, openPrepared, readDoubt } from './journey.ts'
import { type Sender, senders } from './senders.ts'

it('SENT-01, SENT-02 a pickup that is sent again in another language is the same, although its places have other names', async () => {
  const pickup = senders.find(({ what }) => what === 'pickup') as Sender
  const app = await openPrepared(pickup)
  await loseAnswer(pickup, app)
  await readDoubt(pickup)
  await inReach(app)
  act(() => void app.store.dispatch(languageChosen('de')))
  await screen.findByText('Hoteleingang', { selector: 'dd *' })
  await app.user.click(await screen.findByRole('button', { name: german.pickup.confirm }))
  await answerQuestion(app, german.content.request.doubtTitle, german.order.doubtful.send)
  await screen.findByText(german.content.request.sent)
  await waitFor(() => expect(localStorage.getItem('sending')).toBeNull())
  expect(pickup.count(app.hotel)).toBe(1)
})
