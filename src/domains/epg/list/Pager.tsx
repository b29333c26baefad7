import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../../ui/Glyph.tsx'
import type {} from '../../../ui/theme.types.ts'

interface PagerProps {
  /** From 1. */
  page: number
  pageSize: number
  count: number
  onPage: (page: number) => void
}

const Line = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  marginTop: '1.25rem',
  '& > p': {
    ...theme.typography.body2,
    ...theme.tokens.figures,
    minWidth: '9rem',
    margin: '0 0.75rem',
    textAlign: 'center',
    color: theme.palette.text.secondary,
  },
  '& > button': {
    width: '3.5rem',
    height: '3.5rem',
    color: theme.palette.text.primary,
    backgroundColor: theme.tokens.well,
    '&.Mui-disabled': { opacity: 0.4 },
  },
}))

/** Forward and back through the pages of the list (EPG-19). */
export function Pager({ page, pageSize, count, onPage }: PagerProps) {
  const { t } = useTranslation()
  const pages = Math.ceil(count / pageSize)
  if (pages < 2) return null
  const from = (page - 1) * pageSize + 1
  return (
    <Line aria-label={t('epg.pages')}>
      <IconButton aria-label={t('epg.previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Glyph name="back" />
      </IconButton>
      <p aria-live="polite">
        {t('epg.position', { from, to: Math.min(count, page * pageSize), total: count })}
      </p>
      <IconButton aria-label={t('epg.nextPage')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Glyph name="forward" />
      </IconButton>
    </Line>
  )
}
