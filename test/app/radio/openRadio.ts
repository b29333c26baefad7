import { screen, within } from '@testing-library/react'
import { type OpenOptions, openSignedInAt } from '../harness.tsx'

interface RadioOptions extends Omit<OpenOptions, 'path'> {
  room?: string
  name?: string
  country?: string
  /** Query string of the address, in place of the country. */
  query?: string
}

/** Opens the radio for a guest who has signed in on this device before. */
export async function openRadio({
  country,
  query = country ? `country=${country}` : '',
  ...options
}: RadioOptions = {}) {
  const app = await openSignedInAt(`/webradio?${query}`, options)
  await screen.findByRole('heading', { level: 1, name: 'Radio' })
  return app
}

/** Id of the country that has all stations that fail. */
export const iceland = '354'

export const countries = async () => within(await screen.findByRole('navigation', { name: 'Countries' }))
export const stations = async () => within(await screen.findByRole('list', { name: 'Stations' }))
/** The bar of the playing station at the lower edge. */
export const footer = async () => within(await screen.findByRole('region', { name: 'Radio' }))
export const noFooter = () => screen.queryByRole('region', { name: 'Radio' }) === null

/** The button that plays a station here. */
export const stationButton = (name: string | RegExp) => screen.findByRole('button', { name })

/** Opens the radio of Iceland, and plays a station. */
export async function openPlaying(name = 'Hekla 404', options: RadioOptions = {}) {
  const app = await openRadio({ country: iceland, ...options })
  await app.user.click(await stationButton(`Play ${name}`))
  return { ...app, bar: await footer() }
}
