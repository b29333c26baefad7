// i18next comes as one module of classes, of which a bundler leaves out nothing by itself. The app gives it its texts as
// they are, none in another, and formats by Intl, so it needs neither i18next's loaders nor its nesting and formats, nor
// the methods named here: 3.5 kB of 13. One that is called all the same is not a function, and says so.
import { type Plugin, parseAst } from 'vite'

const module = '/node_modules/i18next/dist/esm/i18next.js'

const unusedMethods: Readonly<Record<string, readonly string[]>> = {
  I18n: ['cloneInstance', 'dir', 'exists', 'hydrate', 'loadLanguages', 'loadNamespaces'],
  Interpolator: ['nest'],
  ResourceStore: ['addResource', 'addResources', 'removeResourceBundle'],
  Translator: ['exists', 'getUsedParamsDetails'],
}

/** Where i18next takes parts of its own. Its loader only has to be there to be listened to. */
const replacements: readonly (readonly [from: string, to: string])[] = [
  ['formatter = Formatter;', ''],
  ['if (opt.nest !== false) res =', 'if (false) res ='],
  [
    'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)',
    'new EventEmitter()',
  ],
]

interface Span {
  start: number
  end: number
}

/** The methods of the classes that nothing calls; throws where i18next is written in another way. */
function unusedSpans(code: string): Span[] {
  const wanted = new Set(
    Object.entries(unusedMethods).flatMap(([owner, names]) => names.map((name) => `${owner}.${name}`)),
  )
  const spans: Span[] = []
  for (const node of parseAst(code).body) {
    if (node.type !== 'ClassDeclaration') continue
    for (const member of node.body.body)
      if (member.type === 'MethodDefinition' && member.key.type === 'Identifier')
        if (wanted.delete(`${node.id?.name}.${member.key.name}`)) spans.push(member)
  }
  if (wanted.size > 0) throw new Error(`i18next has no ${[...wanted].join(', ')} any more.`)
  return spans
}

export function i18nextParts(): Plugin {
  return {
    name: 'i18next-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(module)) return null
      let left = code
      for (const { start, end } of unusedSpans(code).reverse()) left = left.slice(0, start) + left.slice(end)
      for (const [from, to] of replacements) {
        if (left.split(from).length !== 2) this.error(`i18next does not say \`${from}\` once.`)
        left = left.replace(from, to)
      }
      return left
    },
  }
}
