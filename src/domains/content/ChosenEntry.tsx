import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Glyph } from '../../ui/Glyph.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ContentEntries } from './ContentEntries.tsx'
import { EntryWords } from './EntryWords.tsx'
import { entryAddress, insideOf } from './inside.ts'
import type { ContentEntry } from './readPage.ts'
import { useLead } from './useLead.ts'

const Up = styled(Button)({ alignSelf: 'flex-start', marginInlineStart: '-0.75rem' })
const Intro = styled('div')({ position: 'relative', margin: '-0.75rem 0 2.5rem' })

interface ChosenEntryProps {
  cpId: string
  /** What the page is called; the way up. */
  title: string
  path: readonly number[]
  entry: ContentEntry
}

/** An entry of a double list, open: what it says, then its own list (PAGE-12). */
export function ChosenEntry({ cpId, title, path, entry }: ChosenEntryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lead = useLead(entry, null)
  useOpening(heading)
  // Its heading is the screen's.
  const words = { ...entry, header: '' }
  const hasWords = entry.description !== '' || entry.request !== null || lead !== null
  return (
    <Screen
      beside
      {...(entry.image && { hero: <Picture src={entry.image} alt="" ratio={16 / 10} eager square /> })}
    >
      <Up href={entryAddress(cpId, path.slice(0, -1))} startIcon={<Glyph name="back" size="1.25rem" />}>
        {title}
      </Up>
      <ScreenTitle ref={heading}>{entry.header || title}</ScreenTitle>
      {hasWords && (
        <Intro>
          <EntryWords entry={words} lead={lead} />
        </Intro>
      )}
      <ContentEntries entries={entry.sublist} look="cards" insideOf={insideOf(cpId, path)} />
    </Screen>
  )
}

/** It opens at its top; when the guest goes up again, the page stands where it was left. */
function useOpening(heading: { current: HTMLElement | null }): void {
  useEffect(() => {
    const before = window.scrollY
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    return () => {
      requestAnimationFrame(() => window.scrollTo(0, before))
    }
  }, [heading])
}
