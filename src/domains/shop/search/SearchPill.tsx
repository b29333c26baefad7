import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../../ui/Glyph.tsx'
import { pillStyle } from '../../../ui/pillStyle.ts'

const Pill = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  '& > svg': { marginInlineEnd: '0.5rem', marginInlineStart: '-0.25rem' },
}))

interface SearchPillProps {
  onOpen: () => void
  /** Whether the guest has just closed the field, so that the pill receives the focus. */
  isReturn: boolean
}

/**
 * Opens the search field on a television, as the first of the group pills. A field that is always there would open the
 * television's on-screen keyboard whenever the focus passes over it.
 */
export function SearchPill({ onOpen, isReturn }: SearchPillProps) {
  const { t } = useTranslation()
  const pill = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReturn) pill.current?.focus()
  }, [isReturn])
  return (
    <Pill ref={pill} onClick={onOpen} data-tour="shop-search">
      <Glyph name="search" size="1.25rem" />
      <span>{t('shop.search.open')}</span>
    </Pill>
  )
}
