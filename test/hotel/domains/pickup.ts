// Where guests can be picked up and taken to. The request itself comes as a mail.
import { forGuest } from '../channel/session.ts'
import { inLanguage } from '../content/languages.ts'
import { pickupLocations } from '../seed/pickupLocations.ts'
import type { World } from '../world.ts'
import type { Answers } from './answers.ts'

export const pickupHandlers = (world: World): Answers<'SQMOD_GlobalFunctions.getPickupLocations'> => ({
  'SQMOD_GlobalFunctions.getPickupLocations': forGuest(world, ({ lang }, { property }) => ({
    email_to: property.transfers,
    locations: pickupLocations[property.id].map(({ id, name }) => ({ id, name: inLanguage(name, lang) })),
  })),
})
