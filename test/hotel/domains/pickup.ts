// Where guests can be picked up and taken to. The request itself comes as a mail.
import { forGuest } from '../channel/session.ts'
import { inLanguage } from '../content/languages.ts'
import { pickupLocations } from '../seed/pickupLocations.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

export const pickupHandlers = (
  services: HotelServices,
): Answers<'SQMOD_GlobalFunctions.getPickupLocations'> => ({
  'SQMOD_GlobalFunctions.getPickupLocations': forGuest(services, ({ lang }, { property }) => ({
    email_to: property.transfers,
    locations: pickupLocations[property.id].map(({ id, name }) => ({ id, name: inLanguage(name, lang) })),
  })),
})
