import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import SettingsIcon from '~icons/ic/outline-closed-caption'
import { maxTextLength } from '../../core/text/maxTextLength.ts'
import { onTelevision } from '../../ui/formFactor.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { pillStyle } from '../../ui/pillStyle.ts'
import { SearchField, useSearchTerm } from '../../ui/SearchField.tsx'
import { settingsOpened } from './slice.ts'
import type { BrowseQuery } from './useBrowse.ts'
import { VodTabs } from './VodTabs.tsx'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > nav': { flex: '1 1 100%' },
  '& > div': { display: 'flex', alignItems: 'center', flex: '1 1 100%', marginTop: '0.75rem' },
  '& form': { flex: '1 1 auto', maxWidth: '32rem', marginInlineEnd: '0.75rem' },
  [theme.breakpoints.up('md')]: {
    '& > nav': { flex: '0 0 auto' },
    '& > div': { flex: '1 1 20rem', margin: 0, justifyContent: 'flex-end' },
  },
  // The tools are placed beside the title.
  [onTelevision]: { flexWrap: 'nowrap', minHeight: '3rem', paddingInlineStart: '9rem' },
}))
const Pill = styled(ButtonBase)(({ theme }) => ({
  ...pillStyle(theme),
  marginInlineEnd: '0.75rem',
  '& > svg': { marginInlineEnd: '0.5rem', marginInlineStart: '-0.25rem' },
}))

interface BrowseToolsProps {
  query: BrowseQuery
  change: (change: Partial<BrowseQuery>) => void
  isOnTv: boolean
}

/** The tabs, the search and the settings. */
export function BrowseTools({ query, change, isOnTv }: BrowseToolsProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { term, setTerm, settle } = useSearchTerm(query.search, (search) => change({ search }))
  const [isWriting, setWriting] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // A guest who opens the field wants to type in it, so it receives the focus.
  useEffect(() => {
    if (isWriting) field.current?.focus()
  }, [isWriting])
  // Hidden on a television: a field that is only passed by the focus would open the on-screen keyboard.
  const showsField = !isOnTv || isWriting || term !== ''
  return (
    <Line>
      <VodTabs current="browse" />
      <div data-tour="vod-search">
        {showsField ? (
          <SearchField
            ref={field}
            label={t('vod.search.label')}
            // Beside it, the button of the settings leaves little room on a phone.
            {...(!isOnTv && { placeholder: t('shop.search.open') })}
            clearLabel={t('shop.search.clear')}
            value={term}
            maxLength={maxTextLength}
            onChange={setTerm}
            onDone={settle}
            onBlur={() => {
              settle()
              setWriting(false)
            }}
          />
        ) : (
          <Pill onClick={() => setWriting(true)}>
            <Glyph name="search" size="1.25rem" />
            <span>{t('vod.search.label')}</span>
          </Pill>
        )}
        <IconButton aria-label={t('vod.settings.open')} onClick={() => dispatch(settingsOpened())}>
          <SettingsIcon />
        </IconButton>
      </div>
    </Line>
  )
}
