import { globSync, readFileSync } from 'node:fs'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { classesIn } from '../../src/shell/theme/classesIn.ts'
import { createHotelTheme } from '../../src/shell/theme/createHotelTheme.ts'
import { StyleContext, styled } from '../../src/ui/styled.tsx'
import { readStyles } from './rendering.ts'

const [light, dark] = [false, true].map((isDark) => createHotelTheme({ dark: isDark, direction: 'ltr' })) as [
  Theme,
  Theme,
]

function inTheme(theme: Theme, children: ReactElement) {
  const cache = createCache({ key: 'styled' })
  return (
    <CacheProvider value={cache}>
      <StyleContext value={classesIn(cache, theme)}>{children}</StyleContext>
    </CacheProvider>
  )
}

beforeEach(readStyles)

it('asks for a style once, however many elements have it and however often they are rendered', () => {
  const style = vi.fn(() => ({ color: 'rgb(1, 2, 3)' }))
  const Line = styled('p')(style)
  const lines = [1, 2, 3].map((key) => <Line key={key}>Towels</Line>)
  const classes = classesIn(createCache({ key: 'styled' }), light)
  const { getAllByText, rerender } = render(<StyleContext value={classes}>{lines}</StyleContext>)
  rerender(<StyleContext value={classes}>{[...lines].reverse()}</StyleContext>)
  expect(style).toHaveBeenCalledOnce()
  for (const line of getAllByText('Towels')) expect(getComputedStyle(line).color).toBe('rgb(1, 2, 3)')
})

it('follows the theme', () => {
  const Line = styled('p')(({ theme }) => ({ color: theme.palette.mode === 'dark' ? 'white' : 'black' }))
  const { getByText, rerender } = render(inTheme(light, <Line>Towels</Line>))
  expect(getComputedStyle(getByText('Towels')).color).toBe('rgb(0, 0, 0)')
  rerender(inTheme(dark, <Line>Towels</Line>))
  expect(getComputedStyle(getByText('Towels')).color).toBe('rgb(255, 255, 255)')
})

it('lets the style of the component around it prevail, and adds its class names', () => {
  const Inner = styled('p')({ color: 'red', margin: '1px' })
  const Outer = styled(Inner)({ color: 'lime' })
  const { getByText } = render(inTheme(light, <Outer className="tour">Towels</Outer>))
  const { color, margin } = getComputedStyle(getByText('Towels'))
  expect([color, margin]).toEqual(['rgb(0, 255, 0)', '1px'])
  expect(getByText('Towels').classList).toContain('tour')
})

it('is another element with `as`, and passes on what is not a style', () => {
  const List = styled('ul')({ margin: 0 })
  const Press = styled(ButtonBase)({ color: 'lime' })
  const { getByText, getByRole } = render(
    inTheme(
      light,
      <List as="div" data-tour="list">
        Towels
        <Press aria-label="Order" />
      </List>,
    ),
  )
  expect(getByText('Towels').tagName).toBe('DIV')
  expect(getByText('Towels').dataset.tour).toBe('list')
  expect(getComputedStyle(getByRole('button', { name: 'Order' })).color).toBe('rgb(0, 255, 0)')
})

it('is the one way to style: nothing takes MUI’s', () => {
  const imports = /import[^;]*?\{[^}]*\bstyled\b[^}]*\} from '@mui\//
  const found = globSync('src/**/*.{ts,tsx}').filter((file) => imports.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})
