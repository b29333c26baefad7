/** Data of a property: its settings, themes and terms, and whether web check-in is enabled. */
import * as v from 'valibot'
import { route } from './define.ts'
import { anyFlag, anyList, anyText, flagOrTrue, id, list, maybe, recordOf, text } from './values.ts'

/**
 * All fields are optional: a missing field leaves its function at the default, and an invalid field is dropped without
 * affecting the others.
 */
export const Settings = v.looseObject({
  onekey: maybe(v.object({ vendor: anyText, saltoUseShip: anyFlag })),
  login: maybe(
    v.looseObject({
      /** Further fields of the sign-in form (LOGIN-06). */
      fields: anyList(v.picklist(['checkin', 'password', 'email'])),
      /** Pictures of the sign-in screen by the hour; `{shape}` stands for `portrait` or `landscape`. */
      pictures: maybe(v.object({ dawn: anyText, day: anyText, dusk: anyText, night: anyText })),
    }),
  ),
  /** Payment methods for orders besides cash and credit card; without it only these two are offered (ORD-19). */
  payment: maybe(v.looseObject({ room: anyFlag })),
  promoUrl: maybe(v.string()),
  /** Telephone number of the reception for a guest who is not in the room, `+43 1 555 01 00` (CALL-09). */
  phone: maybe(v.string()),
  /** IANA time zone of the hotel, `Europe/Vienna`. */
  timezone: maybe(v.string()),
  /** Addresses by department: `courses`, `cleaning`, `reception`. */
  mail: maybe(recordOf(v.string())),
  /** Course booking: the account that a guest is verified for (CRS-06). */
  tac: maybe(v.looseObject({ accountName: anyText })),
  /** Telephone numbers of the departments; a department without a number cannot be called (CALL-02). */
  voip: maybe(recordOf(anyText)),
})
export type Settings = v.InferOutput<typeof Settings>

const colour = maybe(v.string())
export const Theme = v.object({
  id,
  title: anyText,
  logoImage: anyText,
  primary: colour,
  dark: anyFlag,
  toolbarBackground: colour,
  toolbarDark: anyFlag,
})
export type Theme = v.InferOutput<typeof Theme>

export const TermsIndex = v.object({ languages: anyList(v.string()), optionalTermsUrl: anyText })
export const Terms = v.object({ text, optionalTermsUrl: anyText })

/** App to hotel, once at the start. 404 for an unknown property. */
export const getSettings = route({
  method: 'GET',
  path: '/api/v1/property/:propertyId/oneapp/settings',
  ask: v.object({}),
  answer: v.object({ settings: Settings }),
})

/** All themes; asked only if the link names none, or one that is answered with 404. The first one is taken. */
export const getThemes = route({
  method: 'GET',
  path: '/api/v1/oneapp/theme',
  ask: v.object({}),
  answer: v.object({ themes: list(Theme) }),
})

/** The theme that the link names. 404 for an unknown one. */
export const getTheme = route({
  method: 'GET',
  path: '/api/v1/oneapp/theme/:themeId',
  ask: v.object({}),
  answer: Theme,
})

/** Whether the sign-in offers the web check-in. */
export const getWebCheckinEnabled = route({
  method: 'GET',
  path: '/api/v1/oneapp/webcheckin/:propertyId/enabled',
  ask: v.object({}),
  answer: v.object({ enabled: flagOrTrue }),
})

/** The languages in which there are terms of use; one that is not listed takes `en`, then the first. */
export const getTermsIndex = route({
  method: 'GET',
  path: '/api/v1/property/:propertyId/oneapp/terms/index',
  ask: v.object({}),
  answer: TermsIndex,
})

/** The terms of use in a language, as HTML, which the app sanitizes. 404 for a language without terms. */
export const getTerms = route({
  method: 'GET',
  path: '/api/v1/property/:propertyId/oneapp/terms/:lang',
  ask: v.object({}),
  answer: Terms,
})
