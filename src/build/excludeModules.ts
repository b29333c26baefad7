// Parts of MUI that it always imports and this app never shows: without them a guest waits for 10 kB less. Only the
// imports named here get a stand-in; whoever else imports the part gets the part. What would make MUI show a stand-in
// fails the build, and a stand-in that is shown all the same throws.
import type { Plugin } from 'vite'
import { localNames, type WrittenProp, writtenProps } from './writtenProps.ts'

interface Exclusion {
  part: string
  why: string
  /** Modules of MUI with the import that gets the stand-in. */
  imports: Readonly<Record<string, string>>
  /** Props and options that make MUI show the part; for `of` only as props of these components. */
  shownBy: readonly { names: readonly string[]; of?: readonly string[]; unlessTrue?: boolean }[]
}

const exclusions: readonly Exclusion[] = [
  {
    part: 'createThemeWithVars',
    why: 'the theme has no CSS variables',
    imports: { 'styles/createTheme.mjs': './createThemeWithVars.mjs' },
    shownBy: [{ names: ['cssVariables'] }],
  },
  {
    part: 'stringifyTheme',
    why: 'the theme is not written out',
    imports: { 'styles/createThemeNoVars.mjs': './stringifyTheme.mjs' },
    shownBy: [{ names: ['toRuntimeSource'] }],
  },
  {
    part: 'CircularProgress',
    why: 'ui/Busy is the spinner',
    imports: {
      'Button/Button.mjs': '../CircularProgress/index.mjs',
      'IconButton/IconButton.mjs': '../CircularProgress/index.mjs',
    },
    shownBy: [{ names: ['loading'], of: ['@mui/material/Button', '@mui/material/IconButton'] }],
  },
  {
    part: 'TouchRipple',
    why: 'the theme switches ripples off',
    imports: { 'ButtonBase/ButtonBase.mjs': './TouchRipple.mjs' },
    shownBy: [
      { names: ['disableRipple'], unlessTrue: true },
      { names: ['centerRipple', 'focusRipple', 'touchRippleRef', 'TouchRippleProps'] },
    ],
  },
]

const standInPrefix = '\0excluded:'
const names = new Set(exclusions.flatMap(({ shownBy }) => shownBy.flatMap((use) => use.names)))
const anyName = new RegExp(`\\b(${[...names].join('|')})\\b`)
const importerIn = (id: string, { imports }: Exclusion) =>
  Object.keys(imports).find((module) => id.endsWith(`/@mui/material/${module}`))

/** Why a prop that is written in the app would show a part that is not there; null where it would not. */
function objection(prop: WrittenProp, code: string): string | null {
  for (const { part, why, shownBy } of exclusions)
    for (const { names, of, unlessTrue = false } of shownBy) {
      if (!names.includes(prop.name) || (unlessTrue && prop.isTrue)) continue
      if (of && (prop.component === null || !localNames(code, of).has(prop.component))) continue
      return `\`${prop.name}\` needs MUI's ${part}, which src/build/excludeModules.ts excludes: ${why}.`
    }
  return null
}

export function excludeModules(): Plugin {
  const replaced = new Set<string>()
  return {
    name: 'exclude-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer) return null
      for (const exclusion of exclusions) {
        const module = importerIn(importer, exclusion)
        if (!module || exclusion.imports[module] !== source) continue
        replaced.add(module)
        return standInPrefix + exclusion.part
      }
      return null
    },
    load(id) {
      if (!id.startsWith(standInPrefix)) return null
      const part = id.slice(standInPrefix.length)
      return `export default function ${part}() { throw new Error('${part} of MUI is excluded from this build') }\nexport { ${part} }`
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !/\.tsx?$/.test(id) || !anyName.test(code)) return
      for (const prop of writtenProps(code, id.endsWith('x') ? 'tsx' : 'ts', names)) {
        const text = objection(prop, code)
        if (text) this.error(`${id}:${prop.line}: ${text}`)
      }
    },
    buildEnd(error) {
      if (error) return
      for (const id of this.getModuleIds())
        for (const exclusion of exclusions) {
          const module = importerIn(id, exclusion)
          if (module && !replaced.has(module))
            this.error(`MUI's ${module} does not import ${exclusion.imports[module]} any more.`)
        }
    },
  }
}
