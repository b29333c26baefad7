/** What the app knows to connect; a hotel may have more (STRM-01). */
export const knownTypes = ['chromecast', 'airplay', 'bluetooth'] as const
export type KnownType = (typeof knownTypes)[number]

/** Null for a type that the app does not know: then all devices are shown. */
export const knownType = (type: string): KnownType | null =>
  knownTypes.find((known) => known === type.trim().toLowerCase()) ?? null
