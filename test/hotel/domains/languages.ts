// The languages that the hotel keeps active, and that of a room.
import { forGuest, mustBeOwn, Refusal } from '../channel/session.ts'
import { currentProperty } from '../currentProperty.ts'
import { speak } from '../db/stays.ts'
import { languages } from '../seed/languages.ts'
import type { PropertyId } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

export function languageHandlers(
  services: HotelServices,
): Answers<'SQMOD_SystemSettings.getActiveLanguages' | 'SQMOD_SystemSettings.setLanguageOfRoom'> {
  const active = (property: PropertyId) => {
    const chosen = currentProperty(services, property).languages
    return chosen ? languages.filter(({ key }) => chosen.includes(key)) : languages
  }

  return {
    'SQMOD_SystemSettings.getActiveLanguages': (_ask, { channel }) =>
      active(channel.standsIn).map(({ id, key, name }) => ({
        id,
        lang_key: key,
        display_name: name,
        image: '',
      })),
    'SQMOD_SystemSettings.setLanguageOfRoom': forGuest(services, ({ room, language }, guest) => {
      mustBeOwn(room, guest)
      if (!active(guest.property.id).some(({ key }) => key === language))
        throw new Refusal('unknown language')
      speak(services.db, room, language)
      services.deskEvents.emit('rooms')
      return true
    }),
  }
}
