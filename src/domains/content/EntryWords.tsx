import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { RequestButton } from './RequestButton.tsx'
import type { ContentEntry } from './readPage.ts'
import type { Lead } from './useLead.ts'

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }))
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '36rem',
  margin: '0.625rem 0 0',
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
  // The hotel may not have it in the guest's language: each paragraph runs its own way, from the page's side.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
}))
/** A link whose target is the whole entry around it. */
const Whole = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '3rem',
  font: 'inherit',
  textAlign: 'start',
  justifyContent: 'flex-start',
  position: 'static',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '-0.625rem',
    right: '-0.625rem',
    bottom: '-0.625rem',
    left: '-0.625rem',
    borderRadius: `calc(${theme.tokens.radius.card} + 0.5rem)`,
  },
  [`${keyboardInUse} &&:focus`]: { outline: 0, boxShadow: 'none', '&::after': theme.tokens.focusRing },
}))
const Sign = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  marginInlineStart: '0.75rem',
  padding: '0.375rem',
  borderRadius: '50%',
  color: theme.palette.primary.main,
  backgroundColor: theme.tokens.wash,
  '[data-over] &': { color: 'inherit', backgroundColor: 'rgba(255, 255, 255, 0.18)' },
}))
const Actions = styled('div')({ position: 'relative', zIndex: 1, marginTop: '1rem' })

/** What an entry says, and the one thing to press in it. Stands in a box with `position: relative`. */
export function EntryWords({ entry, lead }: { entry: ContentEntry; lead: Lead | null }) {
  const id = useId()
  const { header, description, request } = entry
  const pressed = lead && lead.kind !== 'leave' ? lead : null
  const title = header || (pressed ? description : '')
  return (
    <>
      {title && (
        <Heading id={id}>
          {pressed ? (
            <Whole {...(pressed.kind === 'open' ? { href: pressed.href } : { onClick: pressed.onClick })}>
              <span>{title}</span>
              <Sign>
                <Glyph name="forward" size="1.125rem" />
              </Sign>
            </Whole>
          ) : (
            title
          )}
        </Heading>
      )}
      {description && description !== title && <Text>{description}</Text>}
      {(lead?.kind === 'leave' || request) && (
        <Actions>
          {lead?.kind === 'leave' && <LeaveButton lead={lead} describedBy={id} />}
          {request && <RequestButton title={header || request.subject} request={request} describedBy={id} />}
        </Actions>
      )}
    </>
  )
}

function LeaveButton({ lead, describedBy }: { lead: Lead & { kind: 'leave' }; describedBy: string }) {
  const { t } = useTranslation()
  const labels = { link: t('content.visit'), tel: t('content.call'), email: t('content.write') }
  return (
    <Button
      variant="outlined"
      href={lead.href}
      {...(lead.by === 'link' && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-describedby={describedBy}
    >
      {labels[lead.by]}
    </Button>
  )
}
