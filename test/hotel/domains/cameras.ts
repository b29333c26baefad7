// The cameras at a room's door. Their pictures are drawn (camera/*.svg) and kept as small JPEG files.
import { readFileSync } from 'node:fs'
import { forGuest } from '../channel/session.ts'
import { lastRingAt } from '../db/doors.ts'
import { camerasOf } from '../db/rooms.ts'
import { inHotel } from '../projectPaths.ts'
import { roomWord } from '../seed/roomWords.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

const pictures = new Map<string, string>()

function pictureOf(name: 'door' | 'corridor' | 'visitor'): string {
  const known = pictures.get(name) ?? readFileSync(inHotel('camera', `${name}.jpg`)).toString('base64')
  pictures.set(name, known)
  return known
}

/** JPEG in base64: someone with a tray stands at the door. */
export const visitorPicture = () => pictureOf('visitor')

/** Time in ms for which a visitor stands at the door after ringing. */
const waits = 120_000

export const cameraHandlers = (services: HotelServices): Answers<'SQMOD_Camera.loadCameras'> => ({
  'SQMOD_Camera.loadCameras': forGuest(services, (_ask, { room, stay }) => {
    const rang = Date.parse(lastRingAt(services.db, room) ?? '')
    const atDoor = Math.abs(services.clock.now() - rang) < waits ? 'visitor' : 'door'
    return camerasOf(services.db, room).map(({ title }) => ({
      title: roomWord(title, stay.language),
      image_base64: pictureOf(title === 'Corridor' ? 'corridor' : atDoor),
    }))
  }),
})
