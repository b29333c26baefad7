import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { watchWindowSize, windowSize } from '../../ui/formFactor.ts'
import { Slides } from '../../ui/Slides.tsx'
import { styled } from '../../ui/styled.tsx'
import { formFactor } from '../../ui/useFormFactor.ts'
import { EntryText, useEntryLink } from './EntryText.tsx'
import type { ContentEntry } from './readPage.ts'
import { folders } from './slice.ts'

// The link covers only the text, so that its focus ring stays inside the picture.
const SlideText = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: '34rem',
  [`${keyboardInUse} &&& :focus::after`]: theme.tokens.pictureFocusRing,
}))
const ratios = { phone: 3 / 4.4, tablet: 16 / 10, tv: 2.2, kiosk: 9 / 10 }
/** Aspect ratio on a kiosk in landscape, which is as low as a television and has a bar at the bottom, too. */
const lyingRatio = 2.7
/** Height of a slide on a phone in landscape: most of the viewport, with room for the text. */
const lowHeightPx = 300

/** Returns the aspect ratio at which the slide's picture, text and controls are all visible without scrolling. */
function presentRatio(): number {
  const { width, height } = windowSize()
  const form = formFactor()
  if (form === 'kiosk' && width > height) return lyingRatio
  return width >= 480 && height < 480 ? width / lowHeightPx : ratios[form]
}

export interface BannerProps {
  title: string
  entries: readonly ContentEntry[]
  sublistHrefOf: (index: number, entry: ContentEntry) => string | null
}

/** Returns an entry's own picture, otherwise those of its folder (PAGE-23), which may have none. */
function imagesOf({ image }: ContentEntry, ofFolder: readonly string[] = []) {
  return image || ofFolder.length === 0 ? [image] : ofFolder
}

/** Loads the folders of the entries without a picture of their own, and returns the folders of all entries. */
function useFolders(entries: readonly ContentEntry[]) {
  const dispatch = useDispatch()
  useEffect(() => {
    for (const { image, folder } of entries) if (!image) dispatch(folders.needed(folder))
  }, [dispatch, entries])
  return useSelector(
    (state: object) => entries.map(({ folder }) => folders.select(state, folder)),
    shallowEqual,
  )
}

/** The entries as large slides, the text over the picture (PAGE-16). */
export function Banner({ title, entries, sublistHrefOf }: BannerProps) {
  const { t } = useTranslation()
  const ratio = useSyncExternalStore(watchWindowSize, presentRatio)
  const pictures = useFolders(entries)
  const [position, setPosition] = useState(0)
  const slides = entries.flatMap((entry, index) =>
    imagesOf(entry, pictures[index]?.value).map((picture, at) => ({
      // The first slide keeps its key when a folder's other pictures load.
      id: at === 0 ? String(entry.id) : `${entry.id} ${picture}`,
      picture,
      alt: '',
      words: <BannerText entry={entry} sublistHref={sublistHrefOf(index, entry)} />,
    })),
  )
  // The page may have fewer slides in another language.
  const shown = Math.min(position, slides.length - 1)
  return (
    <Slides
      label={title}
      slides={slides}
      at={shown}
      onMove={setPosition}
      previousLabel={t('content.previous')}
      nextLabel={t('content.next')}
      position={t('content.position', { at: shown + 1, count: slides.length })}
      ratio={ratio}
      wideRatio={ratio}
    />
  )
}

function BannerText({ entry, sublistHref }: { entry: ContentEntry; sublistHref: string | null }) {
  const link = useEntryLink(entry, sublistHref)
  return (
    <SlideText data-over="">
      <EntryText entry={entry} link={link} />
    </SlideText>
  )
}
