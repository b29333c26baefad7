// Every call over HTTP and its answer. A route without a handler does not compile.
import type { RouteHandlers } from '../../../src/contract/index.ts'
import { currentProperty, propertyOf } from '../currentProperty.ts'
import { recordLog } from '../db/records.ts'
import { HttpRefusal, type HttpVisitor } from '../http/visitor.ts'
import { ownValue } from '../ownValue.ts'
import { properties } from '../seed/properties.ts'
import { terms } from '../seed/terms/index.ts'
import type { HotelServices } from '../services.ts'
import { courseHandlers } from './courses.ts'
import { destinationHandlers } from './destination.ts'
import { mailHandlers } from './mail.ts'
import { keyHandlers } from './mobileKey.ts'
import { quickCallHandlers } from './quickCalls.ts'
import { roomControlHandlers } from './roomControl.ts'

/** More than this many names in one request are refused (CONF-02). */
const batch = 50

export function routeHandlers(services: HotelServices): RouteHandlers<HttpVisitor> {
  const { db, clock, deskEvents } = services

  function named({ params }: HttpVisitor) {
    const id = propertyOf(params.propertyId)
    if (!id) throw new HttpRefusal(404, 'unknown_property', 'There is no such property.')
    return currentProperty(services, id)
  }

  return {
    ...roomControlHandlers(services),
    ...mailHandlers(services),
    ...keyHandlers(services),
    ...courseHandlers(services),
    ...destinationHandlers(services),
    ...quickCallHandlers(services),
    getSystemValues: ({ systemvalues }, visitor) => {
      const names = systemvalues.split(',').filter((name) => name !== '')
      if (names.length > batch)
        throw new HttpRefusal(400, 'too_many_names', `At most ${batch} names a request.`)
      const values = currentProperty(services, visitor.property).systemValues
      const root = Object.fromEntries(
        names.flatMap((name) => {
          const value = ownValue(values, name)
          return value === undefined ? [] : [[name, value]]
        }),
      )
      return { success: true, '0': { getSystemValues: { root: JSON.stringify(root) } } }
    },
    writeLog: (line, { room, rooms }) => {
      // What somebody says who is not signed in is about no room.
      const proved = room !== null && rooms.includes(room) ? room : null
      recordLog(db, { ...line, room: proved, at: clock.iso() })
      deskEvents.emit('logs')
      return { success: true }
    },
    getUtcTime: () => ({ utc: clock.iso() }),
    getSettings: (_ask, visitor) => ({ settings: named(visitor).settings }),
    getThemes: () => ({
      themes: Object.values(properties).map(({ id }) => currentProperty(services, id).theme),
    }),
    getTheme: (_ask, { params }) => {
      const themes = Object.values(properties).map(({ id }) => currentProperty(services, id).theme)
      const theme = themes.find(({ id }) => id === params.themeId)
      if (!theme) throw new HttpRefusal(404, 'unknown_theme', 'There is no such theme.')
      return theme
    },
    getWebCheckinEnabled: (_ask, visitor) => ({ enabled: named(visitor).isWebcheckinEnabled }),
    getTermsIndex: (_ask, visitor) => ({
      languages: Object.keys(terms),
      optionalTermsUrl: named(visitor).optionalTermsUrl,
    }),
    getTerms: (_ask, visitor) => {
      const property = named(visitor)
      const text = ownValue(terms, visitor.params.lang ?? '')
      if (!text) throw new HttpRefusal(404, 'unknown_language', 'There are no terms in this language.')
      return { text: text(property), optionalTermsUrl: property.optionalTermsUrl }
    },
  }
}
