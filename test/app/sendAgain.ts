import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { openApp } from './harness.tsx'

type App = Awaited<ReturnType<typeof openApp>>

/** Answers the question whether to send what may have arrived: "Send it again", or "Not now". */
export async function answerQuestion({ user }: Pick<App, 'user'>, title: string, answer: string) {
  const question = within(await screen.findByRole('dialog', { name: title }))
  await user.click(question.getByRole('button', { name: answer }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
}

export const sendRequestAgain = (app: Pick<App, 'user'>) =>
  answerQuestion(app, 'Has your request arrived?', 'Send it again')
