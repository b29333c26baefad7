/** What belongs to a property: its settings, its themes, its terms, whether check-in over the web is enabled. */
import * as v from 'valibot'
import { route } from './define.ts'
import { flag, flagOrTrue, id, list, text } from './values.ts'

const optionalUrl = v.optional(v.nullable(v.string()))

/** All of it optional: a property that gives nothing leaves every function at its default. */
export const Settings = v.looseObject({
  onekey: v.optional(v.nullable(v.object({ vendor: text, saltoUseShip: flag }))),
  login: v.optional(
    v.nullable(
      v.looseObject({
        /** Further fields of the sign-in form (LOGIN-06). */
        fields: list(v.picklist(['checkin', 'password', 'email'])),
        /** Pictures of the sign-in screen by the hour; `{shape}` stands for `portrait` or `landscape`. */
        pictures: v.optional(v.nullable(v.object({ dawn: text, day: text, dusk: text, night: text }))),
      }),
    ),
  ),
  promoUrl: optionalUrl,
  /** IANA time zone of the hotel, `Europe/Vienna`. */
  timezone: v.optional(v.nullable(v.string())),
  mail: v.optional(v.nullable(v.record(v.string(), v.string()))),
})
export type Settings = v.InferOutput<typeof Settings>

const colour = v.optional(v.nullable(v.string()))
export const Theme = v.object({
  id,
  title: text,
  logoImage: text,
  primary: colour,
  dark: flag,
  toolbarBackground: colour,
  toolbarDark: flag,
})
export type Theme = v.InferOutput<typeof Theme>

export const TermsIndex = v.object({ languages: list(v.string()), optionalTermsUrl: text })
export const Terms = v.object({ text, optionalTermsUrl: text })

export const getSettings = route({
  method: 'GET',
  path: '/api/v1/property/:propertyId/oneapp/settings',
  ask: v.object({}),
  answer: v.object({ settings: Settings }),
})

export const getThemes = route({
  method: 'GET',
  path: '/api/v1/oneapp/theme',
  ask: v.object({}),
  answer: v.object({ themes: list(Theme) }),
})

export const getTheme = route({
  method: 'GET',
  path: '/api/v1/oneapp/theme/:themeId',
  ask: v.object({}),
  answer: Theme,
})

export const getWebCheckinEnabled = route({
  method: 'GET',
  path: '/api/v1/oneapp/webcheckin/:propertyId/enabled',
  ask: v.object({}),
  answer: v.object({ enabled: flagOrTrue }),
})

export const getTermsIndex = route({
  method: 'GET',
  path: '/api/v1/property/:propertyId/oneapp/terms/index',
  ask: v.object({}),
  answer: TermsIndex,
})

export const getTerms = route({
  method: 'GET',
  path: '/api/v1/property/:propertyId/oneapp/terms/:lang',
  ask: v.object({}),
  answer: Terms,
})

export const propertyRoutes = {
  getSettings,
  getThemes,
  getTheme,
  getWebCheckinEnabled,
  getTermsIndex,
  getTerms,
}
