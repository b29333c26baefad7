import type { Subtitle } from '../../contract/vod.ts'

/** Returns the subtitles in a language; `en` also matches `en-GB`. */
export function subtitleOf(subtitles: readonly Subtitle[], language: string): Subtitle | null {
  if (!language) return null
  const baseOf = (key: string) => key.toLowerCase().split(/[-_]/)[0]
  return (
    subtitles.find(({ lang }) => lang.toLowerCase() === language.toLowerCase()) ??
    subtitles.find(({ lang }) => baseOf(lang) === baseOf(language)) ??
    null
  )
}
