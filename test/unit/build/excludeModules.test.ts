import { expect, it } from 'vitest'
import { excludeModules } from '../../../src/build/excludeModules.ts'
import { buildPlanted } from './plantedModule.ts'

const entry = '/planted.tsx'
const heading = `import Button from '@mui/material/Button'\nimport { createTheme, styled } from '@mui/material/styles'\n`

/** Builds an app of one module, and returns its code. */
async function built(code: string): Promise<string> {
  return buildPlanted({ entry, code: heading + code, plugin: excludeModules() })
}

const use = (jsx: string) => `globalThis.shown = [createTheme, styled, Button, ${jsx}]`

it('builds buttons and themes without the parts of MUI that the app never shows', async () => {
  const code = await built(
    use(`<Button disableRipple>Go</Button>, <img loading="lazy" />, { loading: true, disableRipple: true }`),
  )
  for (const part of ['createThemeWithVars', 'CircularProgress', 'TouchRipple']) {
    expect(code).toContain(`${part} of MUI is excluded from this build`)
    expect(code).not.toContain(`Mui${part}`)
  }
})

it.each([
  [use('<Button loading>Go</Button>'), 'loading', 'CircularProgress'],
  [use('<Button loading={Boolean(document.title)}>Go</Button>'), 'loading', 'CircularProgress'],
  [
    `const Wide = styled(Button)({ width: '100%' })\n${use('<Wide loading>Go</Wide>')}`,
    'loading',
    'CircularProgress',
  ],
  [use('createTheme({ cssVariables: true })'), 'cssVariables', 'createThemeWithVars'],
  [use('<Button disableRipple={false}>Go</Button>'), 'disableRipple', 'TouchRipple'],
  [use('{ MuiButtonBase: { defaultProps: { disableRipple: false } } }'), 'disableRipple', 'TouchRipple'],
  [use('<Button focusRipple>Go</Button>'), 'focusRipple', 'TouchRipple'],
  [use('<Button sx={{ margin: 1 }}>Go</Button>'), 'sx', 'styleFunctionSx'],
  [use('<Button slotProps={{ root: { sx: { margin: 1 } } }}>Go</Button>'), 'sx', 'styleFunctionSx'],
  [use('createTheme({ modularCssLayers: true })'), 'modularCssLayers', 'useLayerOrder'],
])('refuses to build %s', async (code, prop, part) => {
  await expect(built(code)).rejects.toThrow(
    new RegExp(
      `planted\\.tsx:\\d+: \`${prop}\` needs MUI's ${part}, which src/build/excludeModules\\.ts excludes`,
    ),
  )
})

it('styles and makes themes without what only `sx` needs', async () => {
  const code = await built(use(`styled('p')({ margin: 1 })`))
  expect(code).toContain('styleFunctionSx of MUI is excluded from this build')
  // Neither the theme's values of style properties, nor its container queries.
  expect(code).not.toMatch(/themeKey: .borders/)
  expect(code).not.toContain('function attachCq')
})

it('gives the real part to whoever else imports it', async () => {
  const code = await built(
    `import Spinner from '@mui/material/CircularProgress'\n${use('<Button>Go</Button>, <Spinner />')}`,
  )
  expect(code).toContain('MuiCircularProgress')
})
