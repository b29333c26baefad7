// The two properties: what a hotelier would have set up for each before the first guest arrives.
import type * as v from 'valibot'
import auroraTheme from '../../../skins/aurora/theme.json' with { type: 'json' }
import islaVerdeTheme from '../../../skins/isla-verde/theme.json' with { type: 'json' }
import type { Settings, Theme } from '../../../src/contract/property.ts'

export type PropertyId = '1' | '2'

export interface Property {
  id: PropertyId
  name: string
  /** Sender address of the hotel's mails. */
  email: string
  /** The address that pickup requests go to. */
  transfers: string
  /** Folder of the property under `skins/`. */
  project: string
  skin: string
  zone: string
  /** Local time by which a guest leaves the room. */
  checkoutTime: string
  hasWalkInContent: boolean
  isWebcheckinEnabled: boolean
  theme: v.InferInput<typeof Theme>
  settings: v.InferInput<typeof Settings>
  /** Configuration by name; a name that is not here has the app's default. */
  systemValues: Record<string, string>
  optionalTermsUrl: string
}

const aurora: Property = {
  id: '1',
  name: 'Hotel Aurora',
  email: 'desk@aurora.example',
  transfers: 'transfers@aurora.example',
  project: 'aurora',
  skin: '1',
  zone: 'Europe/Vienna',
  checkoutTime: '11:00:00',
  hasWalkInContent: true,
  isWebcheckinEnabled: true,
  theme: auroraTheme,
  settings: {
    timezone: 'Europe/Vienna',
    onekey: { vendor: 'assa_abloy', saltoUseShip: false },
    promoUrl: 'https://example.com/aurora',
    phone: '+43 1 555 01 00',
    mail: {
      courses: 'fitness@aurora.example',
      cleaning: 'housekeeping@aurora.example',
      reception: 'desk@aurora.example',
    },
    payment: { room: true },
    tac: { accountName: 'hotel-aurora' },
    voip: {
      reception: '9',
      room_service: '41',
      housekeeping: '42',
      business: '43',
      spa: '44',
      concierge: '45',
    },
  },
  systemValues: {
    currency_short: 'EUR',
    currency_position: 'front',
    price_decimal_precision: '2',
    price_symbol_spacing: 'true',
    temperature_unit: 'C',
    weather_locations: 'Vienna,Austria,AT|Salzburg,Austria,AT|Budapest,Hungary,HU',
    webcheckin_url: '/webcheckin/login',
  },
  optionalTermsUrl: 'https://aurora.example/terms',
}

const islaVerdePicture = (hour: string) => `/ONEapp/skins/isla-verde/login/${hour}-{shape}.webp`

const islaVerde: Property = {
  id: '2',
  name: 'Isla Verde',
  email: 'hola@islaverde.example',
  transfers: 'transfers@islaverde.example',
  project: 'isla-verde',
  skin: '2',
  zone: 'Atlantic/Canary',
  checkoutTime: '12:00:00',
  hasWalkInContent: true,
  isWebcheckinEnabled: true,
  theme: islaVerdeTheme,
  settings: {
    timezone: 'Atlantic/Canary',
    onekey: { vendor: 'salto', saltoUseShip: true },
    promoUrl: 'https://example.com/isla-verde',
    mail: {
      courses: 'activities@islaverde.example',
      cleaning: 'rooms@islaverde.example',
      reception: 'hola@islaverde.example',
    },
    tac: { accountName: 'isla-verde' },
    payment: { room: true },
    voip: { reception: '0', room_service: '2', housekeeping: '3', spa: '4', concierge: '5' },
    login: {
      pictures: {
        dawn: islaVerdePicture('dawn'),
        day: islaVerdePicture('day'),
        dusk: islaVerdePicture('dusk'),
        night: islaVerdePicture('night'),
      },
    },
  },
  systemValues: {
    currency_short: '$',
    currency_position: 'front',
    price_decimal_precision: '2',
    price_symbol_spacing: 'false',
    temperature_unit: 'C',
    weather_locations: 'Costa Adeje,Spain,ES|La Orotava,Spain,ES',
    webcheckin_url: '/webcheckin/login',
  },
  optionalTermsUrl: 'https://islaverde.example/terms',
}

export const properties: Record<PropertyId, Property> = { '1': aurora, '2': islaVerde }

export const isPropertyId = (id: string): id is PropertyId => Object.hasOwn(properties, id)
