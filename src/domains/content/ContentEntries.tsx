import { styled } from '@mui/material/styles'
import { Picture } from '../../ui/Picture.tsx'
import { EntryWords } from './EntryWords.tsx'
import { Gallery } from './Gallery.tsx'
import type { ContentEntry } from './readPage.ts'
import { useLead } from './useLead.ts'

/** `spread`: one below the other, picture and words side by side where there is room. `cards`: a grid of smaller ones. */
type Look = 'spread' | 'cards'

interface ContentEntriesProps {
  entries: readonly ContentEntry[]
  look: Look
  /** The address of an entry's own list. */
  insideOf: (index: number, entry: ContentEntry) => string | null
}

const Whole = styled('div')(({ theme }) => ({
  '&[data-look="cards"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2.5rem 1.75rem',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' },
  },
  '&[data-look="spread"] > * + *': {
    marginTop: '3rem',
    [theme.breakpoints.up('md')]: { marginTop: '4rem' },
  },
}))
const Article = styled('article')(({ theme }) => ({
  position: 'relative',
  '& > [data-words]': { paddingTop: '1.125rem' },
  '&[data-bare] > [data-words]': { paddingTop: 0 },
  '&[data-spread]': {
    [theme.breakpoints.up('md')]: {
      display: 'flex',
      alignItems: 'center',
      '& > [data-picture]': { flex: 'none', width: '56%' },
      '& > [data-words]': { flex: '1 1 auto', minWidth: 0, padding: '1rem 0', marginInlineStart: '3.5rem' },
      // Like the pages of a book, the picture changes sides.
      '&:nth-of-type(even)': {
        flexDirection: 'row-reverse',
        '& > [data-words]': { marginInlineStart: 0, marginInlineEnd: '3.5rem' },
      },
    },
  },
}))

/** The entries of a page in the hotel's order: picture, heading, words, and where an entry leads. */
export function ContentEntries({ entries, look, insideOf }: ContentEntriesProps) {
  return (
    <Whole data-look={look}>
      {entries.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          look={look}
          isFirst={index === 0}
          inside={insideOf(index, entry)}
        />
      ))}
    </Whole>
  )
}

interface EntryProps {
  entry: ContentEntry
  look: Look
  isFirst: boolean
  inside: string | null
}

function Entry({ entry, look, isFirst, inside }: EntryProps) {
  const lead = useLead(entry, inside)
  const { header, description, image, folder, request } = entry
  const hasPicture = image !== '' || folder !== ''
  const hasWords = header !== '' || description !== '' || request !== null || lead !== null
  const isSpread = look === 'spread' && hasPicture && hasWords
  return (
    <Article data-spread={isSpread ? '' : undefined} data-bare={hasPicture ? undefined : ''}>
      {hasPicture && (
        <div data-picture="">
          {folder ? (
            <Gallery entry={entry} />
          ) : (
            <Picture src={image} alt="" ratio={16 / 10} {...(isFirst && { eager: true })} />
          )}
        </div>
      )}
      {hasWords && (
        <div data-words="">
          <EntryWords entry={entry} lead={lead} />
        </div>
      )}
    </Article>
  )
}
