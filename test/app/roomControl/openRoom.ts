import { screen, within } from '@testing-library/react'
import { give } from '../give.ts'
import { openHotel, openSignedInAt } from '../harness.tsx'

/** A window that has room for every item of the bar, until the test ends. */
export const wideWindow = () => give(window, 'innerWidth', 1400)

type Hotel = Awaited<ReturnType<typeof openHotel>>
interface Options {
  room?: string
  name?: string
  hotel?: Hotel
  query?: string
}

export const controlsPath = '/api/public/v2/property/1/oneapp/roomcontrol'

/** Opens room control, for a guest who has signed in before. */
export async function openRoom({ room = '101', name = 'Berger', hotel, query = '' }: Options = {}) {
  const openedHotel = hotel ?? (await openHotel())
  const app = await openSignedInAt(`/room-control?${query}`, { room, name, hotel: openedHotel })
  return {
    ...app,
    /** Values of the controls in an area, as stored by the hotel. */
    stored: (area: string) => openedHotel.desk.room(room).controls[area] ?? {},
    /** The commands that were sent, oldest first. */
    sent: async () =>
      (await app.desk.calls({ module: 'HTTP', function: `POST ${controlsPath}` })).map(({ data }) => data),
    openArea: async (area: string) => app.user.click(await screen.findByRole('tab', { name: area })),
  }
}

export const card = async (title: string) => within(await screen.findByRole('group', { name: title }))
export const tile = (title: string) => screen.findByRole<HTMLButtonElement>('switch', { name: title })
