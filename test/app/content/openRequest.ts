import { screen, within } from '@testing-library/react'
import type { openApp } from '../harness.tsx'

/** Opens the dialog of the first treatment of page 11. */
export async function openRequest({ user }: Pick<Awaited<ReturnType<typeof openApp>>, 'user'>) {
  await screen.findByRole('heading', { level: 2, name: 'Massage of the house' })
  await user.click(screen.getAllByRole('button', { name: 'Send a request' })[0] as HTMLElement)
  return within(await screen.findByRole('dialog', { name: 'Massage of the house' }))
}
