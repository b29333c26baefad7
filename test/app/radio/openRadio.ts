import { screen, within } from '@testing-library/react'
import { type OpenOptions, openApp } from '../harness.tsx'

export interface RadioOptions extends OpenOptions {
  room?: string
  name?: string
}

/** The radio of a guest who signed in here before. */
export async function openRadio({ room = '101', name = 'Berger', ...options }: RadioOptions = {}) {
  localStorage.setItem('login-room', room)
  localStorage.setItem('login-name', name)
  const app = await openApp({ path: '/webradio?property=1&theme=1', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Radio' })
  return app
}

export const countries = async () => within(await screen.findByRole('navigation', { name: 'Countries' }))
export const stations = async () => within(await screen.findByRole('list', { name: 'Stations' }))
/** The playing station at the lower edge. */
export const footer = async () => within(await screen.findByRole('region', { name: 'Radio' }))
