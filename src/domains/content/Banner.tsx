import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Slides } from '../../ui/Slides.tsx'
import { useFormFactor } from '../../ui/useFormFactor.ts'
import { EntryWords } from './EntryWords.tsx'
import type { ContentEntry } from './readPage.ts'
import { useLead } from './useLead.ts'

const Words = styled('div')({ maxWidth: '34rem' })
const ratios = { phone: 3 / 4.4, tablet: 16 / 10, tv: 2.2, kiosk: 4 / 5 }

interface BannerProps {
  title: string
  entries: readonly ContentEntry[]
  insideOf: (index: number, entry: ContentEntry) => string | null
}

/** Large pictures with their words over them, one at a time (PAGE-16). */
export function Banner({ title, entries, insideOf }: BannerProps) {
  const { t } = useTranslation()
  const formFactor = useFormFactor()
  const [at, setAt] = useState(0)
  // Another language may have fewer of them.
  const shown = Math.min(at, entries.length - 1)
  return (
    <Slides
      label={title}
      slides={entries.map((entry, index) => ({
        id: String(entry.id),
        picture: entry.image,
        alt: '',
        words: <BannerWords entry={entry} inside={insideOf(index, entry)} />,
      }))}
      at={shown}
      onMove={setAt}
      previousLabel={t('content.previous')}
      nextLabel={t('content.next')}
      position={t('content.position', { at: shown + 1, count: entries.length })}
      ratio={ratios.phone}
      wideRatio={ratios[formFactor]}
    />
  )
}

function BannerWords({ entry, inside }: { entry: ContentEntry; inside: string | null }) {
  const lead = useLead(entry, inside)
  return (
    <Words data-over="">
      <EntryWords entry={entry} lead={lead} />
    </Words>
  )
}
