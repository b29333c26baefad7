import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { onTelevision } from '../../ui/formFactor.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Screen, ScreenTitle } from '../../ui/Screen.tsx'
import { ContentEntries, EntryGallery, hasWords } from './ContentEntries.tsx'
import { EntryText } from './EntryText.tsx'
import { entryAddress, sublistHrefOf } from './entryPath.ts'
import type { ContentEntry } from './readPage.ts'
import { useEntryLink } from './useEntryLink.ts'
import { WifiSection } from './WifiSection.tsx'

const BackLink = styled(Button)({ alignSelf: 'flex-start', marginInlineStart: '-0.75rem' })
const Intro = styled('div')({ position: 'relative', margin: '-0.75rem 0 2.5rem' })

// On a television the picture leaves room for its thumbnails.
const Pictures = styled(Intro)({ [onTelevision]: { maxWidth: '85vh' } })

interface ChosenEntryProps {
  cpId: string
  /** The title of the page, which is the text of the link back. */
  title: string
  path: readonly number[]
  entry: ContentEntry
}

/** A selected entry of a double list: its text, then its own list (PAGE-12). */
export function ChosenEntry({ cpId, title, path, entry }: ChosenEntryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const link = useEntryLink(entry, null)
  useScrollToTop(heading)
  // The entry's heading is the title of the screen.
  const intro = { ...entry, header: '' }
  return (
    <Screen
      beside
      {...(entry.image &&
        !entry.folder && { hero: <Picture src={entry.image} alt="" ratio={16 / 10} eager square leads /> })}
    >
      <BackLink href={entryAddress(cpId, path.slice(0, -1))} startIcon={<Glyph name="back" size="1.25rem" />}>
        <span>{title}</span>
      </BackLink>
      <ScreenTitle ref={heading}>{entry.header || title}</ScreenTitle>
      {entry.folder && (
        <Pictures>
          <EntryGallery entry={entry} />
        </Pictures>
      )}
      {hasWords(intro, link) && (
        <Intro>
          <EntryText entry={intro} link={link} />
          {entry.wifi && <WifiSection wifi={entry.wifi} />}
        </Intro>
      )}
      <ContentEntries
        entries={entry.sublist}
        look="cards"
        sublistHrefOf={sublistHrefOf(cpId, path)}
        tour="page-entries"
      />
    </Screen>
  )
}

/** Scrolls to the top; when the guest goes back, the page has its scroll position again. */
function useScrollToTop(heading: { current: HTMLElement | null }): void {
  useEffect(() => {
    const previousScrollY = window.scrollY
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    return () => {
      requestAnimationFrame(() => window.scrollTo(0, previousScrollY))
    }
  }, [heading])
}
