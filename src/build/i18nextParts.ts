// Removes unused parts of i18next, which is one module of classes that a bundler cannot tree-shake. The app passes its
// texts to i18next directly, without nesting, and formats with `Intl`, so it needs neither i18next's loaders nor its
// nesting and formats, nor the methods listed here: 5 kB of 13. A call of a removed method throws, because it is not a
// function. The logger's messages that need the option `debug`, which the app does not set, are removed as well.
import { type Plugin, parseAst } from 'vite'
import { type Edit, editSource, nodesOf } from './editSource.ts'

const module = '/node_modules/i18next/dist/esm/i18next.js'

const unusedMethods: Readonly<Record<string, readonly string[]>> = {
  I18n: ['cloneInstance', 'dir', 'exists', 'hydrate', 'loadLanguages', 'loadNamespaces', 'reloadResources'],
  Interpolator: ['nest'],
  ResourceStore: ['addResource', 'addResources', 'removeResourceBundle'],
  Translator: ['exists', 'getUsedParamsDetails'],
}

/** Places where i18next uses these parts. The app only subscribes to the loader's events, so an emitter replaces it. */
const replacements: readonly (readonly [from: string, to: string])[] = [
  ['formatter = Formatter;', ''],
  ['if (opt.nest !== false) res =', 'if (false) res ='],
  [
    'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)',
    'new EventEmitter()',
  ],
  ['reloadResources: this.reloadResources.bind(this)', ''],
  ['if (!this.options.resources || this.options.partialBundledLanguages) {', 'if (false) {'],
  // Missing texts are not reported.
  ['if (!objectNotReturned && (usedKey || usedDefault || updateMissing)) {', 'if (false) {'],
  ["if (lng?.toLowerCase() === 'cimode') {", 'if (false) {'],
  // The app chooses the language; texts have one format and are not post-processed.
  ['if (this.modules.languageDetector) {', 'if (false) {'],
  ['if (this.modules.i18nFormat) {', 'if (false) {'],
  ['if (this.i18nFormat?.parse) {', 'if (false) {'],
  ['if (this.i18nFormat?.addLookupKeys) {', 'if (false) {'],
  ['const postProcess = opt.postProcess || this.options.postProcess', 'const postProcess = undefined'],
  ['const skipOnVariables = isString(res) &&', 'const skipOnVariables = false &&'],
  ['opt.returnDetails !== undefined ? opt.returnDetails : this.options.returnDetails', 'false'],
]

const debugOnly = ['deprecate', 'log', 'once', 'warn']

/** Edits that remove log calls without effect. */
const unheardWords = (code: string): Edit[] =>
  nodesOf(code).flatMap(({ start, end, callee }) =>
    callee?.object?.property?.name === 'logger' && debugOnly.includes(callee.property?.name ?? '')
      ? [{ start, end, text: 'null' }]
      : [],
  )

/** Edits that remove the unused methods. Throws if i18next has changed and one of them is missing. */
function unusedMethodsOf(code: string): Edit[] {
  const wanted = new Set(
    Object.entries(unusedMethods).flatMap(([owner, names]) => names.map((name) => `${owner}.${name}`)),
  )
  const spans: Edit[] = []
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
      const words = unheardWords(code)
      if (words.length === 0) this.error('i18next has no logger any more.')
      let left = editSource(code, [...unusedMethodsOf(code), ...words])
      for (const [from, to] of replacements) {
        if (left.split(from).length !== 2) this.error(`i18next does not say \`${from}\` once.`)
        left = left.replace(from, to)
      }
      return left
    },
  }
}
