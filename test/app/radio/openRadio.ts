import { screen, within } from '@testing-library/react'
import { type OpenOptions, openApp } from '../harness.tsx'

interface RadioOptions extends OpenOptions {
  room?: string
  name?: string
  country?: string
}

/** The radio of a guest who signed in here before. */
export async function openRadio({ room = '101', name = 'Berger', country, ...options }: RadioOptions = {}) {
  localStorage.setItem('login-room', room)
  localStorage.setItem('login-name', name)
  const path = `/webradio?property=1&theme=1${country ? `&country=${country}` : ''}`
  const app = await openApp({ path, ...options })
  await screen.findByRole('heading', { level: 1, name: 'Radio' })
  return app
}

/** The country's id, in which all stations stand that fail. */
export const iceland = '354'

export const countries = async () => within(await screen.findByRole('navigation', { name: 'Countries' }))
export const stations = async () => within(await screen.findByRole('list', { name: 'Stations' }))
/** The playing station at the lower edge. */
export const footer = async () => within(await screen.findByRole('region', { name: 'Radio' }))
export const noFooter = () => screen.queryByRole('region', { name: 'Radio' }) === null

/** The button that plays a station here. */
export const stationButton = (name: string | RegExp) => screen.findByRole('button', { name })

/** The radio of Iceland, in which one station plays. */
export async function openPlaying(name = 'Hekla 404', options: RadioOptions = {}) {
  const app = await openRadio({ country: iceland, ...options })
  await app.user.click(await stationButton(`Play ${name}`))
  return { ...app, bar: await footer() }
}
