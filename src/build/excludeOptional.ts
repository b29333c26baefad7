// What libraries import for what this app never asks of them.
import type { Plugin } from 'vite'

interface Optional {
  /** What is left out. */
  source: RegExp
  importer: string
  standIn: string
}

const fails = `throw new Error('excluded from this build')`

const optionals: readonly Optional[] = [
  // jsPDF can turn HTML and SVG into pages with libraries that it loads by itself. The app writes text only; jsPDF
  // rejects what would need them.
  { source: /^(html2canvas|canvg)$/, importer: '/jspdf/', standIn: fails },
  // For Emotion's `withTheme`, which the app does not use.
  {
    source: /^hoist-non-react-statics$/,
    importer: '/@emotion/react/',
    standIn: `export default () => { ${fails} }`,
  },
  // For `Trans`, which the app does not use.
  {
    source: /^\.\/unescape\.js$/,
    importer: '/react-i18next/',
    standIn: `export const unescape = () => { ${fails} }`,
  },
  // For props of styled tags that are no attributes. Those of the app have none; what MUI adds is named here.
  {
    source: /^@emotion\/is-prop-valid$/,
    importer: '/@emotion/styled/',
    standIn: 'export default (name) => !/^(as|ownerState|sx|theme)$/.test(name)',
  },
]
const prefix = '\0excluded-optional:'
/** A tag with props of its own would write them into the page, but where it says which ones it passes on. */
const tagWithProps = /\bstyled\('[a-z]\w*'\)</

export function excludeOptional(): Plugin {
  const leftOut = new Set<Optional>()
  return {
    name: 'exclude-optional',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const at = optionals.findIndex((one) => one.source.test(source) && importer?.includes(one.importer))
      const found = optionals[at]
      if (!found) return null
      leftOut.add(found)
      return prefix + at
    },
    load: (id) =>
      id.startsWith(prefix) ? (optionals[Number(id.slice(prefix.length))]?.standIn ?? null) : null,
    transform(code, id) {
      if (!id.includes('/node_modules/') && /\.tsx?$/.test(id) && tagWithProps.test(code))
        this.error(`${id}: a styled tag with props of its own names in shouldForwardProp what it passes on.`)
    },
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      for (const optional of optionals)
        if (!leftOut.has(optional) && ids.some((id) => id.includes(optional.importer)))
          this.error(
            `${optional.importer} does not import ${optional.source} any more: src/build/excludeOptional.ts.`,
          )
    },
  }
}
