// Excludes imports of libraries for functions that this app never uses.
import type { Plugin } from 'vite'

interface Optional {
  /** The excluded import. */
  source: RegExp
  importer: string
  standIn: string
}

const fails = `throw new Error('excluded from this build')`

const optionals: readonly Optional[] = [
  // jsPDF renders HTML and SVG with libraries that it loads on demand. The app writes text only; jsPDF rejects calls
  // that would need them.
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
  // Filters props of styled tags that are not attributes. The app's have none; those that MUI adds are listed here.
  {
    source: /^@emotion\/is-prop-valid$/,
    importer: '/@emotion/styled/',
    standIn: 'export default (name) => !/^(as|ownerState|sx|theme)$/.test(name)',
  },
]
const prefix = '\0excluded-optional:'
/** A styled tag with props of its own would write them into the DOM unless `shouldForwardProp` filters them. */
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
