import type { WifiNetwork } from '../../contract/skin.ts'
import { useLazyPart, useNotifiedModule } from '../../core/chunks/useLazyModule.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { onStandingKiosk } from '../../ui/formFactor.ts'
import { Picture } from '../../ui/Picture.tsx'
import { lyingPhone, roomBeside } from '../../ui/stuckStyle.ts'
import { styled } from '../../ui/styled.tsx'
import { type EntryLink, EntryText, useEntryLink } from './EntryText.tsx'
import { GalleryPlace } from './GalleryPlace.tsx'
import type { ContentEntry } from './readPage.ts'

// Lazy-loaded: few entries have a network, and the QR encoder is larger than a page.
const access = lazyModule(() => import('./WifiAccess.tsx'), 'WifiAccess')

/** The network of an entry. Reserves its height, to avoid a layout shift when the chunk is loaded. */
export function WifiSection({ wifi }: { wifi: WifiNetwork }) {
  const WifiAccess = useLazyPart(access)
  return (
    <div data-tour="page-wifi" style={{ minHeight: wifi.password ? '20.5rem' : '16.5rem' }}>
      {WifiAccess && <WifiAccess wifi={wifi} />}
    </div>
  )
}

/** `spread`: one entry a row, picture and text side by side on wide screens. `cards`: a grid of smaller entries. */
type Look = 'spread' | 'cards'

interface ContentEntriesProps {
  entries: readonly ContentEntry[]
  look: Look
  /** Returns the URL of an entry's own list, or null. */
  sublistHrefOf: (index: number, entry: ContentEntry) => string | null
  /** Name of this part in a guided tour (`data-tour`). */
  tour?: string | undefined
}

const EntryList = styled('div')(({ theme }) => ({
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
const Article = styled('article')({
  position: 'relative',
  '& > [data-text]': { paddingTop: '1.125rem' },
  '&[data-bare] > [data-text]': { paddingTop: 0 },
  '&[data-spread]': {
    [roomBeside]: {
      display: 'flex',
      // If the text is too large for the remaining column, it wraps below the picture.
      flexWrap: 'wrap',
      alignItems: 'center',
      [lyingPhone]: { alignItems: 'flex-start' },
      '& > [data-picture]': { flex: 'none', width: '56%', marginInlineEnd: '3.5rem' },
      '& > [data-text]': { flex: '1 1 12rem', minWidth: 0, padding: '1rem 0' },
      // The picture changes sides from entry to entry.
      '&:nth-of-type(even)': {
        flexDirection: 'row-reverse',
        '& > [data-picture]': { marginInlineStart: '3.5rem', marginInlineEnd: 0 },
      },
    },
    [onStandingKiosk]: {
      '&& > [data-picture]': { width: '46%', marginInlineEnd: '2.5rem' },
      '&&:nth-of-type(even) > [data-picture]': { marginInlineStart: '2.5rem', marginInlineEnd: 0 },
    },
  },
})

/** The entries of a page in the hotel's order: picture, heading, text and link. */
export function ContentEntries({ entries, look, sublistHrefOf, tour }: ContentEntriesProps) {
  return (
    <EntryList data-look={look} data-tour={tour}>
      {entries.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          look={look}
          isFirst={index === 0}
          sublistHref={sublistHrefOf(index, entry)}
        />
      ))}
    </EntryList>
  )
}

/** True if the entry has more than a picture. */
export const hasWords = ({ header, description, request, wifi }: ContentEntry, link: EntryLink | null) =>
  Boolean(header || description || request || wifi || link)

interface EntryProps {
  entry: ContentEntry
  look: Look
  isFirst: boolean
  sublistHref: string | null
}

function Entry({ entry, look, isFirst, sublistHref }: EntryProps) {
  const link = useEntryLink(entry, sublistHref)
  const { image, folder, wifi } = entry
  const hasPicture = image !== '' || folder !== ''
  const hasText = hasWords(entry, link)
  const isSpread = look === 'spread' && hasPicture && hasText
  return (
    <Article data-spread={isSpread ? '' : undefined} data-bare={hasPicture ? undefined : ''}>
      {hasPicture && (
        <div data-picture="">
          {folder ? (
            <EntryGallery entry={entry} />
          ) : (
            <Picture src={image} alt="" ratio={16 / 10} {...(isFirst && { eager: true })} />
          )}
        </div>
      )}
      {hasText && (
        <div data-text="">
          <EntryText entry={entry} link={link} />
          {wifi && <WifiSection wifi={wifi} />}
        </div>
      )}
    </Article>
  )
}

// Lazy-loaded, because few pages have a gallery and the home screen is loaded without it.
const gallery = lazyModule(() => import('./Gallery.tsx'), 'Gallery')

/** The pictures of an entry's folder. */
export function EntryGallery({ entry }: { entry: ContentEntry }) {
  const { part: Gallery, error } = useNotifiedModule(gallery)
  return Gallery ? <Gallery entry={entry} /> : <GalleryPlace image={entry.image} isLoading={!error} />
}
