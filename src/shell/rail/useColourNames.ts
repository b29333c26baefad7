import { useInsertionEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { addStyle } from '../../browser/styleSheet.ts'
import { useLaterTexts } from '../../domains/language/useLaterTexts.ts'

const colours = ['red', 'green', 'yellow', 'blue'] as const

/**
 * Writes the name of each colour key on what it presses, because not everybody tells the colours apart, and not every
 * remote control shows them. A screen reader is not told: its guest has no use for the key.
 */
export function useColourNames(): void {
  const { t } = useTranslation()
  const areTextsLoaded = useLaterTexts()
  const names = areTextsLoaded ? colours.map((colour) => t(`colourKeys.${colour}`)).join('|') : ''

  useInsertionEffect(() => {
    if (names) return addStyle(styleOf(names.split('|')))
  }, [names])
}

/** The dot becomes a key of the remote control, with its name. */
const styleOf = (names: readonly string[]) =>
  [
    `html [data-colour-key]::after { flex: none; width: auto; height: auto; padding: 0 0.5rem; border-radius: 0.375rem;
      font-size: 1rem; font-family: inherit; font-weight: 600; line-height: 1.625rem; white-space: nowrap; color: #14161A; box-shadow: none; }`,
    // Below a long word of the rail.
    'html header nav [data-colour-key] { flex-wrap: wrap; }',
    // Below a round button.
    `html .MuiIconButton-root[data-colour-key] { height: 2.25rem; margin: 0 0.25rem 1.75rem; overflow: visible; font-family: inherit; }`,
    `html .MuiIconButton-root[data-colour-key]::after { top: 100%; right: auto; bottom: auto; left: 50%;
      transform: translateX(-50%); }`,
    ...names.map((name, at) => {
      const words = JSON.stringify(name)
      // An older engine takes the first of the two.
      return `html [data-colour-key='${colours[at]}']::after { content: ${words}; content: ${words} / ''; }`
    }),
  ].join('\n')
