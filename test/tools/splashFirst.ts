// The splash is on the screen before the app's code runs: the page needs no style sheet to be painted, its scripts are
// fetched meanwhile, and run after the first paint, each in a task of its own so that a tap gets in between.
import type { Plugin } from 'vite'

const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/
/** What the entry stands on, in the order in which it is run. */
const before = ['react', 'libraries'].map(
  (name) => new RegExp(`<link rel="modulepreload"[^>]* href="([^"]*/${name}-[^"]+)">`),
)

/** What the first paint does not wait for. */
const afterPaint = 'fetchpriority="low"'

/** A page that is not seen is never painted, and an engine that does not tell of paints does not hold the app up. */
const starter = (steps: string[]) => `<script>(function () {
      var steps = ${JSON.stringify(steps)}
      var isBegun = false
      function next() { if (steps.length) import(steps.shift()).then(function () { setTimeout(next) }) }
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
        const steps = before.flatMap((link) => html.match(link)?.[1] ?? [])
        return html
          .replace(/(<link rel="modulepreload")/g, `$1 ${afterPaint}`)
          .replace(styleSheet, (link) => (css === null ? link : `<style>${css}</style>`))
          .replace(
            entry,
            (_, src: string) =>
              `<link rel="modulepreload" ${afterPaint} crossorigin href="${src}">${starter([...steps, src])}`,
          )
      },
    },
  }
}
