// Shows the splash before the app's code runs: the style sheet is inlined, so that nothing blocks the first paint, and
// the scripts are preloaded with low priority and run after it, each in a task of its own so that input is handled in
// between.
import type { Plugin } from 'vite'

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/
/** The chunks that the entry imports, in the order in which they are run. */
const dependencyLinks = ['react', 'libraries'].map(
  (name) => new RegExp(`<link rel="modulepreload"[^>]* href="([^"]*/${name}-[^"]+)">`),
)

/** Downloads that must not compete with the first paint. */
const lowPriority = 'fetchpriority="low"'

/**
 * Imports the scripts one after the other, after the first paint. Does not wait for it in a hidden page, which is never
 * painted, and no longer than a second, because some engines do not report paints.
 */
const starterScript = (addresses: string[], face: string | undefined) => `<script>(function () {
      var addresses = ${JSON.stringify(addresses)}
      var face = ${JSON.stringify(face ?? '')}
      var isBegun = false
      function next() { if (addresses.length) import(addresses.shift()).then(function () { setTimeout(next); fetchFace() }) }
      function fetchFace() {
        if (!face) return
        document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href: face }))
        face = ''
      }
      function begin() { if (!isBegun) { isBegun = true; next() } }
      if (document.hidden) return begin()
      try { new PerformanceObserver(begin).observe({ entryTypes: ['paint'] }) } catch (_) {}
      setTimeout(begin, 1000)
    })()</script>`

export function splashFirst(): Plugin {
  return {
    name: 'splash-first',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const style = html.match(styleSheet)?.[1]
        const asset = style && Object.values(bundle ?? {}).find(({ fileName }) => style.endsWith(fileName))
        const css = asset && asset.type === 'asset' ? String(asset.source) : null
        // The display face comes while the code is read, so that headings are not set twice.
        const face = css?.match(/url\(([^)]+\.woff2)\)/)?.[1]
        const dependencies = dependencyLinks.flatMap((link) => html.match(link)?.[1] ?? [])
        return html
          .replace(/(<link rel="modulepreload")/g, `$1 ${lowPriority}`)
          .replace(styleSheet, (link) => (css === null ? link : `<style>${css}</style>`))
          .replace(
            entryScript,
            (_, src: string) =>
              `<link rel="modulepreload" ${lowPriority} crossorigin href="${src}">${starterScript([...dependencies, src], face)}`,
          )
      },
    },
  }
}
