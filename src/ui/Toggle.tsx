import { keyboardInUse } from './focus/inputKind.ts'
import { Pressable } from './Pressable.tsx'
import { pressIf, type Unavailable } from './pressIf.ts'
import { forcedColours } from './sharedStyles.ts'
import { styled } from './styled.tsx'
import type {} from './theme.types.ts'

export interface ToggleProps extends Partial<Unavailable> {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

const Press = styled(Pressable)(({ theme }) => ({
  flex: 'none',
  width: '3.5rem',
  height: '3rem',
  borderRadius: theme.tokens.radius.pill,
  '& > span': {
    position: 'relative',
    width: '3rem',
    height: '1.75rem',
    borderRadius: theme.tokens.radius.pill,
    border: `0.125rem solid ${theme.tokens.edge}`,
    boxSizing: 'border-box',
    transition: theme.transitions.create(['background-color', 'border-color'], { duration: 150 }),
  },
  '& > span::after': {
    content: '""',
    position: 'absolute',
    top: '0.1875rem',
    left: '0.1875rem',
    width: '1.125rem',
    height: '1.125rem',
    borderRadius: '50%',
    backgroundColor: theme.tokens.edge,
    transition: theme.transitions.create(['left', 'background-color'], { duration: 150 }),
  },
  '&[aria-checked="true"] > span': { backgroundColor: theme.tokens.fill, borderColor: theme.tokens.fill },
  '&[aria-checked="true"] > span::after': { left: '1.4375rem', backgroundColor: theme.tokens.onFill },
  '&[aria-disabled]': { opacity: 0.5 },
  [forcedColours]: {
    '& > span': { borderColor: 'ButtonText' },
    '& > span::after': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
    '&[aria-checked="true"] > span': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
    },
    '&[aria-checked="true"] > span::after': { backgroundColor: 'HighlightText' },
  },
  [`${keyboardInUse} &&:focus`]: theme.tokens.focusRing,
}))

/** A switch that takes effect at once. */
export function Toggle({ label, checked, disabled = false, onChange, ...unavailable }: ToggleProps) {
  return (
    <Press
      role="switch"
      aria-checked={checked}
      aria-label={label}
      {...pressIf(!disabled, () => onChange(!checked))}
      {...unavailable}
    >
      <span />
    </Press>
  )
}
