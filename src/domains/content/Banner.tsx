import { styled } from '@mui/material/styles'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { Slides } from '../../ui/Slides.tsx'
import { formFactor } from '../../ui/useFormFactor.ts'
import { watchWindowSize, windowSize } from '../../ui/windowSize.ts'
import { EntryText } from './EntryText.tsx'
import type { ContentEntry } from './readPage.ts'
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

/** The entries as large slides, the text over the picture (PAGE-16). */
export function Banner({ title, entries, sublistHrefOf }: BannerProps) {
  const { t } = useTranslation()
  const ratio = useSyncExternalStore(watchWindowSize, presentRatio)
  const [position, setPosition] = useState(0)
  // The page may have fewer entries in another language.
  const shown = Math.min(position, entries.length - 1)
  return (
    <Slides
      label={title}
      slides={entries.map((entry, index) => ({
        id: String(entry.id),
        picture: entry.image,
        alt: '',
        words: <BannerText entry={entry} sublistHref={sublistHrefOf(index, entry)} />,
      }))}
      at={shown}
      onMove={setPosition}
      previousLabel={t('content.previous')}
      nextLabel={t('content.next')}
      position={t('content.position', { at: shown + 1, count: entries.length })}
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
