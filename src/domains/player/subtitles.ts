import type { Subtitle } from '../../contract/vod.ts'

/** The subtitles in the chosen language; `en` finds `en-GB` too. */
export function subtitleOf(subtitles: readonly Subtitle[], language: string): Subtitle | null {
  if (!language) return null
  const baseOf = (key: string) => key.toLowerCase().split(/[-_]/)[0]
  return (
    subtitles.find(({ lang }) => lang.toLowerCase() === language.toLowerCase()) ??
    subtitles.find(({ lang }) => baseOf(lang) === baseOf(language)) ??
    null
  )
}
