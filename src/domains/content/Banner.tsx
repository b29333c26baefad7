import { styled } from '@mui/material/styles'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { Slides } from '../../ui/Slides.tsx'
import { formFactor } from '../../ui/useFormFactor.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'
import { EntryText } from './EntryText.tsx'
import type { ContentEntry } from './readPage.ts'
import { folderWanted, selectFolder } from './slice.ts'
import { useEntryLink } from './useEntryLink.ts'

// Its link reaches no further than the words, so that the ring of focus is within the picture.
const SlideText = styled('div')(({ theme }) => ({
  position: 'relative',
  maxWidth: '34rem',
  [`${keyboardInUse} &&& :focus::after`]: theme.tokens.pictureFocusRing,
}))
const ratios = { phone: 3 / 4.4, tablet: 16 / 10, tv: 2.2, kiosk: 9 / 10 }
/** A kiosk that lies is as low as a television, and has a bar at its lower edge too. */
const lyingRatio = 2.7
/** Of a slide on a phone on its side: most of its window, and room for the words. */
const lowHeightPx = 300

/** Of its picture, words and controls nothing is below the edge of the screen. */
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

/** An entry's own picture, or else those of its folder (PAGE-23), of which there may be none. */
function imagesOf({ image }: ContentEntry, ofFolder: readonly string[] = []) {
  return image || ofFolder.length === 0 ? [image] : ofFolder
}

/** The folders of the entries, loaded for those that have no picture of their own. */
function useFolders(entries: readonly ContentEntry[]) {
  const dispatch = useDispatch()
  useEffect(() => {
    for (const { image, folder } of entries) if (!image) dispatch(folderWanted(folder))
  }, [dispatch, entries])
  return useSelector(
    (state: Parameters<typeof selectFolder>[0]) => entries.map(({ folder }) => selectFolder(state, folder)),
    shallowEqual,
  )
}

/** The entries as large slides, the text over the picture (PAGE-16). */
export function Banner({ title, entries, sublistHrefOf }: BannerProps) {
  const { t } = useTranslation()
  const ratio = useSyncExternalStore(watchWindowSize, presentRatio)
  const folders = useFolders(entries)
  const [position, setPosition] = useState(0)
  const slides = entries.flatMap((entry, index) =>
    imagesOf(entry, folders[index]?.images).map((picture, at) => ({
      // The first one stays when a folder's others come.
      id: at === 0 ? String(entry.id) : `${entry.id} ${picture}`,
      picture,
      alt: '',
      words: <BannerText entry={entry} sublistHref={sublistHrefOf(index, entry)} />,
    })),
  )
  // The page may have fewer in another language.
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
