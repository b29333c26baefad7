/** Opens the app at an address of the films, for a guest who has signed in on this device before. */
import { screen, within } from '@testing-library/react'
import { deskOf, type OpenOptions, openHotel, openSignedInAt } from '../harness.tsx'

type Hotel = Awaited<ReturnType<typeof openHotel>>

interface FilmOptions extends Omit<OpenOptions, 'path'> {
  guest?: { room: string; name: string }
  /** Prepares the hotel before the app is opened. */
  before?: (desk: ReturnType<typeof deskOf>, hotel: Hotel) => unknown
}

export async function openFilms(path: string, { guest, before, ...options }: FilmOptions = {}) {
  const hotel: Hotel = options.hotel ?? (await openHotel())
  await before?.(deskOf(hotel), hotel)
  return openSignedInAt(path, { ...options, ...guest, hotel })
}

export type OpenedFilms = Awaited<ReturnType<typeof openFilms>>

/** Finds the heading by its tag, because queries by role are slow in a long page. */
export const heading = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' })

/** The list of all films, or of what was found. */
export const films = async (name: string | RegExp = 'All films') =>
  within(await screen.findByRole('list', { name })).getAllByRole('link')

export const calls = ({ desk }: Pick<OpenedFilms, 'desk'>, name: string) =>
  desk.calls({ module: 'SQMOD_VideoOnDemand', function: name })
