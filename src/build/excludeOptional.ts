// jsPDF can turn HTML and SVG into pages with libraries that it loads by itself. The app writes text only, so they stay
// out of the build; jsPDF rejects what would need them.
import type { Plugin } from 'vite'

const optional = /^(html2canvas|canvg)$/
const standIn = '\0excluded-optional'

export function excludeOptional(): Plugin {
  return {
    name: 'exclude-optional',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      optional.test(source) && importer?.includes('/jspdf/') ? standIn : null,
    load: (id) => (id === standIn ? `throw new Error('excluded from this build')` : null),
  }
}
