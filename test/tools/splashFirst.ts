// The splash is on the screen before the app's code runs: the page needs no style sheet to be painted, its scripts are
// fetched meanwhile, and the entry is started after the first frame.
import type { Plugin } from 'vite'

const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/

const starter = (src: string) =>
  `<script>requestAnimationFrame(function () { requestAnimationFrame(function () { var s = document.createElement('script'); s.type = 'module'; s.crossOrigin = ''; s.src = '${src}'; document.head.appendChild(s) }) })</script>`

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
        return html
          .replace(styleSheet, (link) => (css === null ? link : `<style>${css}</style>`))
          .replace(
            entry,
            (_, src: string) => `<link rel="modulepreload" crossorigin href="${src}">${starter(src)}`,
          )
      },
    },
  }
}
