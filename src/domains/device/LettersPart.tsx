import Dialog from '@mui/material/Dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { actionOf, isTextInput } from '../../ui/focus/keys.ts'
import { styled } from '../../ui/styled.tsx'
import { selectLanguage } from '../language/slice.ts'
import { useLaterTexts } from '../language/useLaterTexts.ts'

const digits = '1234567890'
const latin = 'abcdefghijklmnopqrstuvwxyz'

/** Letters that a language has beside the Latin ones, or in place of them. */
const ownLetters: Record<string, string> = {
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإؤئةى',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  cs: 'áčďéěíňóřšťúůýž',
  da: 'æøå',
  de: 'äöüß',
  el: 'αβγδεζηθικλμνξοπρσςτυφχψω',
  es: 'áéíñóúü',
  et: 'äõöü',
  fa: 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءآ',
  fi: 'åäö',
  fr: 'àâçéèêëîïôœùûü',
  he: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  it: 'àèéìòù',
  pl: 'ąćęłńóśźż',
  pt: 'ãáâàçéêíóõú',
  ro: 'ăâîșț',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sl: 'čšž',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  sv: 'åäö',
  tr: 'çğıöşü',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
}
const isRightToLeft = /[\u0590-\u06FF]/

/** Fields for other things, such as a date, have keys of their own. */
const lettered = ['text', 'search', 'email', 'password', 'tel', 'url', 'number']

/** Televisions that open a keyboard of their own over the page. */
const hasOwnKeyboard = () => /Tizen|Web0S|NetCast|Android/i.test(navigator.userAgent)

/** Writes into a field of React as the guest would. */
function write(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    width: 'auto',
    maxWidth: 'none',
    margin: '0 0 5vh',
    padding: '1.25rem 1.5rem 1.5rem',
  },
  '& h2': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& output': {
    ...theme.typography.h2,
    display: 'block',
    minHeight: '1.3em',
    // As wide as the keys: a longer value goes on in a second line.
    maxWidth: '35.5rem',
    margin: '0.25rem 0 0.75rem',
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-all',
    borderBottom: `0.125rem solid ${theme.palette.primary.main}`,
  },
}))
const Keys = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(11, 3rem)',
  gridGap: '0.25rem',
  marginTop: '0.25rem',
  '& > button': {
    ...theme.typography.body1,
    fontFamily: 'inherit',
    height: '2.75rem',
    padding: 0,
    border: 0,
    borderRadius: theme.tokens.radius.field,
    color: 'inherit',
    backgroundColor: theme.tokens.well,
    '&:focus': { color: theme.palette.background.default, backgroundColor: theme.palette.text.primary },
    '&[data-wide]': { gridColumn: 'span 3' },
  },
}))

/** Drawn, because the fonts of some televisions have no such signs. */
const Sign = ({ path }: { path: string }) => (
  <svg
    aria-hidden="true"
    width="1.5em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
  >
    <path d={path} />
  </svg>
)

interface KeyProps {
  children: ReactNode
  label?: string
  isWide?: boolean
  isFirst?: boolean
  onPress: () => void
}

const Key = ({ children, label, isWide, isFirst, onPress }: KeyProps) => (
  <button
    type="button"
    aria-label={label}
    data-wide={isWide ? '' : undefined}
    data-starts-here={isFirst ? 'first' : undefined}
    onClick={onPress}
  >
    {children}
  </button>
)

/**
 * Letters for a remote control: OK on a text field opens them, on a television that has no keyboard of its own. A guest
 * who types with other keys, such as the digits of the remote control, is left alone.
 */
export function LettersPart() {
  const { t } = useTranslation()
  useLaterTexts()
  const language = useSelector(selectLanguage)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState('')
  const isDone = useRef(false)
  /** Fields that have been written in by other keys. */
  const typedIn = useRef(new WeakSet<EventTarget>())

  useEffect(() => {
    if (hasOwnKeyboard()) return
    const handleKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || !isTextInput(target) || !(target instanceof HTMLInputElement)) return
      if (actionOf(event) !== 'ok' || typedIn.current.has(target)) return
      if (target.readOnly || !lettered.includes(target.type)) return
      event.preventDefault()
      event.stopPropagation()
      setField(target)
      setValue(target.value)
      setOpen(true)
    }
    const handleInput = ({ isTrusted, target }: Event) => {
      if (isTrusted && target) typedIn.current.add(target)
    }
    document.addEventListener('keydown', handleKey, true)
    document.addEventListener('input', handleInput, true)
    return () => {
      document.removeEventListener('keydown', handleKey, true)
      document.removeEventListener('input', handleInput, true)
    }
  }, [])

  if (!field) return null
  const change = (next: string) => {
    const { maxLength } = field
    if (maxLength >= 0 && next.length > maxLength) return
    write(field, next)
    setValue(next)
  }
  const add = (letter: string) =>
    change(value + (value === '' && field.autocapitalize === 'words' ? letter.toLocaleUpperCase() : letter))
  const done = () => {
    isDone.current = true
    setOpen(false)
  }
  // As with another keyboard, the next field follows.
  const finish = () => {
    field.focus()
    if (isDone.current) {
      typedIn.current.add(field)
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    }
    typedIn.current.delete(field)
    isDone.current = false
    setField(null)
  }
  // An e-mail address has Latin letters only, and no spaces.
  const isEmail = field.type === 'email'
  const own = isEmail ? '' : (ownLetters[language.slice(0, 2)] ?? '')
  const rows = field.inputMode === 'numeric' ? [digits] : [digits, latin + (own.length < 20 ? own : '')]
  if (rows.length > 1 && own.length >= 20) rows.splice(1, 0, own)
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.placeholder
  const isSecret = field.type === 'password'
  return (
    <Sheet
      open={isOpen}
      onClose={() => setOpen(false)}
      aria-labelledby="letters-title"
      fullWidth={false}
      transitionDuration={0}
      onKeyDown={({ key }) => key.length === 1 && key !== ' ' && add(key)}
      slotProps={{ transition: { onExited: finish } }}
    >
      <h2 id="letters-title">{label}</h2>
      <output dir="auto">{isSecret ? '•'.repeat(value.length) : value}</output>
      {rows.map((letters, at) => (
        <Keys key={letters} dir={isRightToLeft.test(letters) ? 'rtl' : 'ltr'}>
          {[...letters].map((letter, place) => (
            <Key key={letter} isFirst={at === rows.length - 1 && place === 0} onPress={() => add(letter)}>
              {letter}
            </Key>
          ))}
        </Keys>
      ))}
      <Keys dir="ltr">
        {rows.length > 1 && (
          <>
            {['-', '.', '@', isEmail ? '_' : "'"].map((sign) => (
              <Key key={sign} onPress={() => add(sign)}>
                {sign}
              </Key>
            ))}
            {isEmail ? (
              <Key isWide onPress={() => add('.com')}>
                .com
              </Key>
            ) : (
              <Key isWide label={t('television.space')} onPress={() => add(' ')}>
                <Sign path="M5 10v5h14v-5" />
              </Key>
            )}
          </>
        )}
        <Key label={t('messages.delete')} onPress={() => change(value.slice(0, -1))}>
          <Sign path="M9 6h11v12H9L3.5 12 9 6Zm3 4 4 4m0-4-4 4" />
        </Key>
        <Key isWide label={t('content.request.done')} onPress={done}>
          <Sign path="m5.5 12.5 4.2 4.2L18.5 8" />
        </Key>
      </Keys>
    </Sheet>
  )
}
