import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type {} from '../../../ui/theme.types.ts'
import { useTypedNumber } from './useTypedNumber.ts'

const Plate = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  ...theme.tokens.figures,
  position: 'fixed',
  top: 'calc(var(--top-bar, 0px) + 1.5rem)',
  right: '2rem',
  zIndex: theme.zIndex.snackbar,
  margin: 0,
  padding: '0.75rem 1.5rem',
  borderRadius: theme.tokens.radius.card,
  backgroundColor: theme.tokens.raised,
  boxShadow: theme.tokens.float,
}))

/** Shows the digits of a channel's number while the guest types them. */
export function TypedNumber({ onNumber }: { onNumber: (number: number) => void }) {
  const { t } = useTranslation()
  const typed = useTypedNumber(onNumber)
  return typed !== '' && <Plate role="status">{t('epg.number', { number: typed })}</Plate>
}
