import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { LocalActivityOutlined as TicketIcon } from '../../../ui/icons/LocalActivityOutlined.tsx'
import { selectVouchers } from '../slice.ts'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  margin: '0.75rem 0 0',
  color: theme.palette.text.secondary,
  '& > svg': { marginInlineEnd: '0.5rem', color: theme.palette.primary.main },
}))

/** Shows the number of the room's vouchers (VOD-18). */
export function VoucherNote() {
  const { t } = useTranslation()
  const count = useSelector(selectVouchers)
  if (count === 0) return null
  return (
    <Line>
      <TicketIcon aria-hidden="true" />
      <span>{t('vod.vouchers', { count })}</span>
    </Line>
  )
}
