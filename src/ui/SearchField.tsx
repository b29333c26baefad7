import IconButton from '@mui/material/IconButton'
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { fieldStyle } from './Field.tsx'
import { Glyph } from './Glyph.tsx'
import { styled } from './styled.tsx'

/** Debounce delay, so that not every letter changes the URL. */
const writeDelayMs = 400

/**
 * Holds the term of a search field and keeps it in the URL, so that it survives a reload and Back.
 * @param current the term in the URL
 */
export function useSearchTerm(current: string, write: (term: string) => void) {
  const [term, setTerm] = useState(current)
  const written = useRef(current)
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })

  // Back or a link has changed or removed the term in the URL.
  useEffect(() => {
    if (current === written.current) return
    written.current = current
    setTerm(current)
  }, [current])

  const settle = useCallback(() => {
    const next = term.trim()
    if (next === written.current) return
    written.current = next
    latest.current(next)
  }, [term])

  useEffect(() => {
    const timer = setTimeout(settle, term === '' ? 0 : writeDelayMs)
    return () => clearTimeout(timer)
  }, [settle, term])

  return { term, setTerm, settle }
}

interface SearchFieldProps {
  label: string
  /** A shorter label, for what the field is too narrow to show. */
  placeholder?: string
  clearLabel: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  /** Called on Enter: "Search" on the keyboard of a phone, OK on a remote control. */
  onDone?: () => void
  onFocus?: () => void
  onBlur?: (event: FocusEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  ref?: Ref<HTMLInputElement>
}

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    top: '0.875rem',
    left: '1.125rem',
    zIndex: 1,
    pointerEvents: 'none',
    color: theme.palette.text.secondary,
  },
  '& > button': { position: 'absolute', top: '0.125rem', right: '0.25rem', width: '3rem', height: '3rem' },
}))
const Input = styled('input')(({ theme }) => ({
  ...fieldStyle(theme),
  paddingLeft: '3.25rem',
  paddingRight: '3.25rem',
  borderRadius: theme.tokens.radius.pill,
  textOverflow: 'ellipsis',
  // There is no button to clear it yet.
  '&:placeholder-shown': { paddingRight: '1rem' },
  '@media (max-width: 359.95px)': { '&::placeholder': { fontSize: theme.typography.caption.fontSize } },
  '@media (max-width: 19.9375em)': { '&::placeholder': { fontSize: 'min(1em, 4vw)' } },
  '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
}))

/** A search field. Its label is also its placeholder, unless that is given. */
export function SearchField({
  label,
  placeholder = label,
  clearLabel,
  value,
  onChange,
  onDone,
  ref,
  ...native
}: SearchFieldProps) {
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onDone?.()
      }}
    >
      <Glyph name="search" />
      <Input
        {...native}
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton aria-label={clearLabel} onClick={() => onChange('')}>
          <Glyph name="close" size="1.25rem" />
        </IconButton>
      )}
    </Form>
  )
}
