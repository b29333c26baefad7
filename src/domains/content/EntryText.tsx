import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../core/text/isolate.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import type { ContentEntry } from './readPage.ts'
import { RequestButton } from './request/RequestButton.tsx'
import type { EntryLink } from './useEntryLink.ts'

// Heading and text may be in another language than the guest's: each paragraph has its own direction, but all
// are aligned to the same side.
const plain = { unicodeBidi: 'plaintext', textAlign: 'left' } as const
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, ...plain, margin: 0 }))
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '36rem',
  margin: '0.625rem 0 0',
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
  ...plain,
}))
/** A link that covers the entry around it. */
const EntryAction = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '3rem',
  font: 'inherit',
  textAlign: 'start',
  justifyContent: 'flex-start',
  position: 'static',
  // A word may be longer than the line, so the text may shrink.
  '& > span:first-of-type': { ...plain, minWidth: 0 },
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
const ArrowIcon = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  marginInlineStart: '0.75rem',
  padding: '0.375rem',
  borderRadius: '50%',
  color: theme.palette.primary.main,
  backgroundColor: theme.tokens.wash,
  '[data-over] &': { color: 'inherit', backgroundColor: 'rgba(255, 255, 255, 0.18)' },
}))
const Actions = styled('div')({
  position: 'relative',
  zIndex: 1,
  marginTop: '1rem',
  // Over a picture the text has the same colour in both schemes.
  '[data-over] & a, [data-over] & button': { color: 'inherit', borderColor: 'currentColor' },
})

/** The text of an entry, and its link or button. Needs an ancestor with `position: relative`. */
export function EntryText({ entry, link }: { entry: ContentEntry; link: EntryLink | null }) {
  const { t } = useTranslation()
  const id = useId()
  const { header, description, request } = entry
  const action = link && link.kind !== 'external' ? link : null
  // An entry may consist of a picture and have a link all the same, so the link needs a title.
  const title = isolate(header || (action ? description || t('nav.more') : ''))
  return (
    <>
      {title && (
        <Heading id={id}>
          {action ? (
            <EntryAction {...(action.kind === 'open' ? { href: action.href } : { onClick: action.onClick })}>
              <span>{title}</span>
              <ArrowIcon>
                <Glyph name="forward" size="1.125rem" />
              </ArrowIcon>
            </EntryAction>
          ) : (
            title
          )}
        </Heading>
      )}
      {description && isolate(description) !== title && <Text>{isolate(description)}</Text>}
      {(link?.kind === 'external' || request) && (
        <Actions>
          {link?.kind === 'external' && <ExternalButton link={link} describedBy={id} />}
          {request && <RequestButton title={header || request.subject} request={request} describedBy={id} />}
        </Actions>
      )}
    </>
  )
}

function ExternalButton({
  link,
  describedBy,
}: {
  link: EntryLink & { kind: 'external' }
  describedBy: string
}) {
  const { t } = useTranslation()
  const labels = { link: t('content.visit'), tel: t('content.call'), email: t('content.write') }
  return (
    <Button
      variant="outlined"
      href={link.href}
      {...(link.screen === 'link' && { target: '_blank', rel: 'noopener noreferrer' })}
      aria-describedby={describedBy}
    >
      <span>{labels[link.screen]}</span>
    </Button>
  )
}
