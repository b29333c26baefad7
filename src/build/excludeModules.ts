// Excludes parts of MUI that MUI always imports and this app never uses, which saves 14 kB. Only the imports listed
// here get a stand-in; other importers get the real part. The build fails if the app uses a prop that needs an excluded
// part, and a stand-in that is called anyway throws.
import type { Plugin } from 'vite'
import { localNames, type WrittenProp, writtenProps } from './writtenProps.ts'

interface Exclusion {
  part: string
  why: string
  /** MUI's modules, with the import that the stand-in replaces. */
  imports: Readonly<Record<string, string>>
  /** Code of the stand-in if MUI calls the part and it can do nothing; without it a call throws. */
  standIn?: string
  /** Props and options that make MUI use the part; for `of` only as props of these components. */
  shownBy: readonly { names: readonly string[]; of?: readonly string[]; unlessTrue?: boolean }[]
}

const fails = (part: string) => `throw new Error('${part} of MUI is excluded from this build')`

const exclusions: readonly Exclusion[] = [
  {
    part: 'createThemeWithVars',
    why: 'the theme has no CSS variables',
    imports: { '@mui/material/styles/createTheme.mjs': './createThemeWithVars.mjs' },
    shownBy: [{ names: ['cssVariables'] }],
  },
  {
    part: 'stringifyTheme',
    why: 'the theme is not written out',
    imports: { '@mui/material/styles/createThemeNoVars.mjs': './stringifyTheme.mjs' },
    shownBy: [{ names: ['toRuntimeSource'] }],
  },
  {
    part: 'CircularProgress',
    why: 'ui/Busy is the spinner',
    imports: {
      '@mui/material/Button/Button.mjs': '../CircularProgress/index.mjs',
      '@mui/material/IconButton/IconButton.mjs': '../CircularProgress/index.mjs',
    },
    shownBy: [{ names: ['loading'], of: ['@mui/material/Button', '@mui/material/IconButton'] }],
  },
  {
    part: 'TouchRipple',
    why: 'the theme switches ripples off',
    imports: { '@mui/material/ButtonBase/ButtonBase.mjs': './TouchRipple.mjs' },
    shownBy: [
      { names: ['disableRipple'], unlessTrue: true },
      { names: ['centerRipple', 'focusRipple', 'touchRippleRef', 'TouchRippleProps'] },
    ],
  },
  {
    part: 'useLazyRipple',
    why: 'the theme switches ripples off',
    imports: { '@mui/material/ButtonBase/ButtonBase.mjs': '../useLazyRipple/index.mjs' },
    standIn: `const ripple = { ref: null, start() {}, stop() {}, pulsate() {} }
export default () => ripple`,
    shownBy: [],
  },
  {
    part: 'defaultTheme',
    why: 'the app is rendered below its own theme',
    // All importers, because the real default theme cannot be created without the colours excluded below.
    imports: {
      '@mui/material/GlobalStyles/GlobalStyles.mjs': '../styles/defaultTheme.mjs',
      '@mui/material/styles/styled.mjs': './defaultTheme.mjs',
      '@mui/material/styles/useTheme.mjs': './defaultTheme.mjs',
      '@mui/material/styles/useThemeProps.mjs': './defaultTheme.mjs',
    },
    standIn: 'export default {}',
    shownBy: [],
  },
  ...['blue', 'green', 'lightBlue', 'orange', 'purple', 'red'].map((colour) => ({
    part: colour,
    why: 'the theme names its own colours',
    imports: { '@mui/material/styles/createPalette.mjs': `../colors/${colour}.mjs` },
    standIn: 'export default {}',
    shownBy: [],
  })),
  {
    part: 'styleFunctionSx',
    why: 'the app styles with `styled` and `style`',
    imports: {
      '@mui/system/createStyled/createStyled.mjs': '../styleFunctionSx/index.mjs',
      '@mui/system/createTheme/createTheme.mjs': '../styleFunctionSx/styleFunctionSx.mjs',
      '@mui/material/styles/createThemeNoVars.mjs': '@mui/system/styleFunctionSx',
    },
    standIn: `export default ({ sx }) => { if (sx) ${fails('styleFunctionSx')}; return null }
export const unstable_defaultSxConfig = {}`,
    shownBy: [{ names: ['sx', 'unstable_sx', 'unstable_sxConfig'] }],
  },
  {
    part: 'defaultSxConfig',
    why: 'it is what `sx` knows',
    imports: { '@mui/system/createTheme/createTheme.mjs': '../styleFunctionSx/defaultSxConfig.mjs' },
    standIn: 'export default {}',
    shownBy: [],
  },
  {
    part: 'cssContainerQueries',
    why: 'the oldest televisions have no container queries',
    imports: { '@mui/system/createTheme/createTheme.mjs': '../cssContainerQueries/index.mjs' },
    standIn: 'export default (theme) => theme',
    shownBy: [{ names: ['containerQueries'] }],
  },
  {
    part: 'useLayerOrder',
    why: 'the oldest televisions have no cascade layers',
    imports: { '@mui/system/ThemeProvider/ThemeProvider.mjs': './useLayerOrder.mjs' },
    standIn: 'export default () => null',
    shownBy: [{ names: ['modularCssLayers', 'enableCssLayer'] }],
  },
]

const standInPrefix = '\0excluded:'
const names = new Set(exclusions.flatMap(({ shownBy }) => shownBy.flatMap((use) => use.names)))
const anyName = new RegExp(`\\b(${[...names].join('|')})\\b`)
const importerIn = (id: string, { imports }: Exclusion) =>
  Object.keys(imports).find((module) => id.endsWith(`/${module}`))

/** Error message if a prop in the app's code makes MUI use an excluded part, else null. */
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
  const replaced = new Map<Exclusion, Set<string>>(exclusions.map((exclusion) => [exclusion, new Set()]))
  return {
    name: 'exclude-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer) return null
      for (const exclusion of exclusions) {
        const module = importerIn(importer, exclusion)
        if (!module || exclusion.imports[module] !== source) continue
        replaced.get(exclusion)?.add(module)
        return standInPrefix + exclusion.part
      }
      return null
    },
    load(id) {
      if (!id.startsWith(standInPrefix)) return null
      const part = id.slice(standInPrefix.length)
      const { standIn = `export default function ${part}() { ${fails(part)} }\nexport { ${part} }` } =
        exclusions.find((exclusion) => exclusion.part === part) ?? {}
      return standIn
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
          if (module && !replaced.get(exclusion)?.has(module))
            this.error(`MUI's ${module} does not import ${exclusion.imports[module]} any more.`)
        }
    },
  }
}
