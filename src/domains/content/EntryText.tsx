import Button from '@mui/material/Button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { isExcluded } from '../../core/domains/access.ts'
import type { ExternalScreen } from '../../core/domains/domain.types.ts'
import { readMenuAction } from '../../core/domains/menuActions.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { externalTarget } from '../../core/routing/externalTarget.ts'
import { isolate } from '../../core/text/isolate.ts'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { styled } from '../../ui/styled.tsx'
import { menuEntryPressed } from '../menu/slice.ts'
import { RequestButtonPart } from '../requests/RequestButtonPart.tsx'
import { selectMode } from '../session/slice.ts'
import type { ContentEntry } from './readPage.ts'

/** What an entry opens (PAGE-18): an address of the app, an action on the device, or an address outside the app. */
export type EntryLink =
  | { kind: 'open'; href: string }
  | { kind: 'action'; onClick: () => void }
  | { kind: 'external'; screen: ExternalScreen; href: string }

/** @param sublistHref the address of the entry's own list, where it has one (PAGE-12) */
export function useEntryLink(entry: ContentEntry, sublistHref: string | null): EntryLink | null {
  const dispatch = useDispatch()
  const domains = useDomains()
  const mode = useSelector(selectMode)
  if (sublistHref) return { kind: 'open', href: sublistHref }
  if (!entry.action) return null
  const outcome = readMenuAction(domains, entry.action)
  switch (outcome.kind) {
    case 'open': {
      const screen = domains.get(outcome.screen)
      // No link to a screen that the mode excludes (MENU-30).
      return screen && isExcluded(screen, mode) ? null : { kind: 'open', href: outcome.to }
    }
    case 'external': {
      const match = domains.match(outcome.to)
      const target = match && externalTarget(match.screen.name, match.params, domains.match)
      return target && { kind: 'external', screen: outcome.screen, href: target.url }
    }
    case 'device':
      return { kind: 'action', onClick: () => dispatch(menuEntryPressed({ title: entry.header, outcome })) }
    default:
      return null
  }
}

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
const EntryAction = styled(Pressable)(({ theme }) => ({
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
  '& > span + span': {
    flex: 'none',
    display: 'inline-flex',
    marginInlineStart: '0.75rem',
    padding: '0.375rem',
    borderRadius: '50%',
    color: theme.palette.primary.main,
    backgroundColor: theme.tokens.wash,
    '[data-over] &': { color: 'inherit', backgroundColor: 'rgba(255, 255, 255, 0.18)' },
  },
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
              <span>
                <Glyph name="forward" size="1.125rem" />
              </span>
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
          {request && (
            <RequestButtonPart title={header || request.subject} request={request} describedBy={id} />
          )}
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
