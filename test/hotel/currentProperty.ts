// The current state of a property: the seed, overridden by the changes that the desk has made since.
import * as v from 'valibot'
import { propertyChangesOf, savePropertyChanges } from './db/deskChanges.ts'
import { isPropertyId, type Property, type PropertyId, properties } from './seed/properties.ts'
import type { HotelServices } from './services.ts'

/** A null value removes the entry, so that the app's default applies. */
const Changes = v.strictObject({
  hasWalkInContent: v.optional(v.boolean()),
  isWebcheckinEnabled: v.optional(v.boolean()),
  languages: v.optional(v.array(v.string())),
  theme: v.optional(v.record(v.string(), v.unknown())),
  settings: v.optional(v.record(v.string(), v.unknown())),
  systemValues: v.optional(v.record(v.string(), v.nullable(v.string()))),
})
export const PropertyChange = v.strictObject({ id: v.picklist(['1', '2']), ...Changes.entries })
export type PropertyChange = v.InferOutput<typeof PropertyChange>

type CurrentProperty = Property & { languages?: string[] | undefined }

const stored = ({ db }: HotelServices, id: PropertyId): v.InferOutput<typeof Changes> =>
  v.parse(Changes, JSON.parse(propertyChangesOf(db, id) ?? '{}'))

const withoutNull = <T>(entries: Record<string, T | null>) =>
  Object.fromEntries(Object.entries(entries).filter((entry): entry is [string, T] => entry[1] !== null))

export function currentProperty(services: HotelServices, id: PropertyId): CurrentProperty {
  const seed = properties[id]
  const changes = stored(services, id)
  return {
    ...seed,
    hasWalkInContent: changes.hasWalkInContent ?? seed.hasWalkInContent,
    isWebcheckinEnabled: changes.isWebcheckinEnabled ?? seed.isWebcheckinEnabled,
    languages: changes.languages,
    theme: { ...seed.theme, ...changes.theme },
    settings: withoutNull({ ...seed.settings, ...changes.settings }),
    systemValues: withoutNull({ ...seed.systemValues, ...changes.systemValues }),
  }
}

export function changeProperty(services: HotelServices, { id, ...change }: PropertyChange): void {
  const before = stored(services, id)
  const changes = {
    ...before,
    ...change,
    theme: { ...before.theme, ...change.theme },
    settings: { ...before.settings, ...change.settings },
    systemValues: { ...before.systemValues, ...change.systemValues },
  }
  savePropertyChanges(services.db, id, JSON.stringify(changes))
}

/** Returns the property of a skin, or null; each property has its own skin. */
export const propertyOfSkin = (skin: string): PropertyId | null =>
  Object.values(properties).find((property) => property.skin === skin)?.id ?? null

export const propertyOf = (id: string | undefined | null): PropertyId | null =>
  id && isPropertyId(id) ? id : null
