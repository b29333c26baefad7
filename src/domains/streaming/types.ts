/** The types that the app has instructions for; a hotel may have more (STRM-01). */
export const knownTypes = ['chromecast', 'airplay', 'bluetooth'] as const
export type KnownType = (typeof knownTypes)[number]

/** Null for an unknown type: then the devices of all types are shown. */
export const knownType = (type: string): KnownType | null =>
  knownTypes.find((known) => known === type.trim().toLowerCase()) ?? null
