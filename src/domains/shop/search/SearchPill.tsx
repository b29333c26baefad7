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
  /** The guest has closed the field and stands where it was opened. */
  isReturn: boolean
}

/**
 * Brings up the field on a television, first among the groups: a field that only lies on the way would bring up the
 * set's keyboard.
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
      {t('shop.search.open')}
    </Pill>
  )
}
