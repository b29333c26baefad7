// Shows the splash before the app's code runs: the style sheet is inlined, so that nothing blocks the first paint. The
// scripts are preloaded with low priority and run after the first paint, each in a task of its own, so that input is
// handled in between.
import type { Plugin } from 'vite'

const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/
/** The chunks that the entry imports, in the order in which they are run. */
const dependencyLinks = ['libraries', 'react'].map(
  (name) => new RegExp(`<link rel="modulepreload"[^>]* href="([^"]*/${name}-[^"]+)">`),
)

/** Downloads that must not compete with the first paint. */
const lowPriority = 'fetchpriority="low"'

/**
 * Imports the scripts one after the other, after the first paint. Does not wait for it in a hidden page, which is never
 * painted, and no longer than a second, because some engines do not report paints.
 */
const starterScript = (addresses: string[]) => `<script>(function () {
      var addresses = ${JSON.stringify(addresses)}
      var isBegun = false
      function next() { if (addresses.length) import(addresses.shift()).then(function () { setTimeout(next) }) }
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
    // The styles are inlined in the page, so no chunk has to wait for a style sheet.
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const styles = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
        )
        for (const { fileName } of styles) delete bundle[fileName]
        const css = styles.map(({ source }) => String(source)).join('')
        const dependencies = dependencyLinks.flatMap((link) => html.match(link)?.[1] ?? [])
        return html
          .replace(/(<link rel="modulepreload")/g, `$1 ${lowPriority}`)
          .replace('</head>', () => `<style>${css}</style></head>`)
          .replace(
            entryScript,
            (_, src: string) =>
              `<link rel="modulepreload" ${lowPriority} crossorigin href="${src}">${starterScript([...dependencies, src])}`,
          )
      },
    },
  }
}
