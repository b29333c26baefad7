import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runInSlices } from '../../../core/scheduler.ts'
import type { ShopGroup } from '../catalogue.ts'
import { dietOf } from '../parts/Marks.tsx'
import { indexing, type ShopIndex } from './find.ts'

interface Made {
  index: ShopIndex
  language: string
}

/** Cached, so that the results are there at once when the guest returns from a product. */
const kept = new WeakMap<ShopGroup, Made>()

/** The index of a shop in the guest's language; null while it is being built. */
export function useIndex(root: ShopGroup): ShopIndex | null {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const [, setMade] = useState<Made>()
  const known = kept.get(root)
  const isKnown = known?.language === language
  useEffect(() => {
    if (isKnown) return
    let isWanted = true
    const work = indexing(root, ({ marks }) => dietOf(marks).map((mark) => t(`shop.marks.${mark}`)))
    void runInSlices(work, () => isWanted).then((index) => {
      if (!index) return
      const made = { index, language }
      kept.set(root, made)
      startTransition(() => setMade(made))
    })
    return () => {
      isWanted = false
    }
  }, [root, language, isKnown, t])
  return isKnown ? known.index : null
}
