import type { EmotionCache } from '@emotion/cache'
import { type CSSObject, serializeStyles } from '@emotion/serialize'
import { getRegisteredStyles, insertStyles } from '@emotion/utils'
import type { Theme } from '@mui/material/styles'
import type { ClassOf, Style } from '../../ui/styled.tsx'

/** The class names in one theme: a style is written once, however many elements have it. */
export function classesIn(cache: EmotionCache, theme: Theme): ClassOf {
  const known = new Map<Style, string>()
  const write = (...styles: Parameters<typeof serializeStyles>[0]) => {
    const serialized = serializeStyles(styles, cache.registered)
    insertStyles(cache, serialized, false)
    return `${cache.key}-${serialized.name}`
  }
  return (style, className) => {
    let own = known.get(style)
    if (own === undefined) {
      own = write((typeof style === 'function' ? style({ theme }) : style) as CSSObject)
      known.set(style, own)
    }
    if (!className) return own
    const all = `${own} ${className}`
    const styles: string[] = []
    const others = getRegisteredStyles(cache.registered, styles, all)
    return styles.length > 1 ? others + write(...styles) : all
  }
}
