import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Glyph } from '../../../ui/Glyph.tsx'

const Line = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.tokens.figures,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  marginTop: '2rem',
  '& > span': { minWidth: '8rem', textAlign: 'center', color: theme.palette.text.secondary },
}))
const Turn = styled(Button)({ minHeight: '3rem' })

interface PagerProps {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}

/** One page on or back, by links: Back returns to the page before (VOD-22). */
export function Pager({ page, pageCount, hrefOf }: PagerProps) {
  const { t } = useTranslation()
  if (pageCount < 2) return null
  return (
    <Line aria-label={t('vod.pageOf', { page, count: pageCount })}>
      <Turn
        {...(page > 1 ? { href: hrefOf(page - 1) } : { disabled: true })}
        startIcon={<Glyph name="back" />}
      >
        {t('tours.previous')}
      </Turn>
      <span aria-current="page">{t('vod.pageOf', { page, count: pageCount })}</span>
      <Turn
        {...(page < pageCount ? { href: hrefOf(page + 1) } : { disabled: true })}
        endIcon={<Glyph name="forward" />}
      >
        {t('tours.next')}
      </Turn>
    </Line>
  )
}
