import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ArrowDropDown as ChannelDown } from '../../../ui/icons/ArrowDropDown.tsx'
import { ArrowDropUp as ChannelUp } from '../../../ui/icons/ArrowDropUp.tsx'
import { FastForward as Forward } from '../../../ui/icons/FastForward.tsx'
import { FastRewind as Rewind } from '../../../ui/icons/FastRewind.tsx'
import type {} from '../../../ui/theme.types.ts'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontSize: '1rem',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  margin: '0.75rem 0 0',
  color: theme.palette.text.secondary,
  '& > span': { display: 'inline-flex', alignItems: 'center', marginInlineEnd: '2rem' },
  '& > span > span:last-of-type': { marginInlineStart: '0.625rem' },
}))
// Looks like a key of the remote control.
const Key = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2rem',
  height: '1.375rem',
  boxSizing: 'border-box',
  padding: '0 0.375rem',
  marginInlineEnd: '0.25rem',
  borderRadius: '0.375rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.tokens.well,
  '& > svg': { fontSize: '1.25rem' },
}))

/** What the keys of a television's remote control do in the guide, beside its arrows. */
export function KeyLegend() {
  const { t } = useTranslation()
  return (
    <Line dir="ltr">
      <span>
        <Key>
          <Rewind />
        </Key>
        <Key>
          <Forward />
        </Key>
        <span>{t('epg.days')}</span>
      </span>
      <span>
        <Key>
          <span>CH</span>
          <ChannelUp />
        </Key>
        <Key>
          <span>CH</span>
          <ChannelDown />
        </Key>
        <span>{t('epg.pages')}</span>
      </span>
    </Line>
  )
}
