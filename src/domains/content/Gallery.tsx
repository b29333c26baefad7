import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isPending, useLoad } from '../../core/load.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import { Slides } from '../../ui/Slides.tsx'
import { styled } from '../../ui/styled.tsx'
import { GalleryPlace, galleryRatio, Thumbnails } from './GalleryPlace.tsx'
import type { ContentEntry } from './readPage.ts'
import { folders } from './slice.ts'

const Thumbnail = styled(Pressable)(({ theme }) => ({
  display: 'block',
  width: '100%',
  borderRadius: theme.tokens.radius.field,
  overflow: 'hidden',
  opacity: 0.6,
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-current]': { opacity: 1, boxShadow: `0 0 0 0.1875rem ${theme.tokens.fill}` },
}))

/** The pictures of an entry's folder (PAGE-23), one large and all as thumbnails; by default the entry's own picture. */
export function Gallery({ entry }: { entry: ContentEntry }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status, value: images } = useLoad(folders, entry.folder)
  const [chosen, setChosen] = useState(0)
  const title = entry.header || entry.description || t('content.page')

  // Loaded on mount, not by the route saga: of a page's many folders only those of rendered entries are needed.
  useEffect(() => {
    dispatch(folders.needed(entry.folder))
  }, [dispatch, entry.folder])

  // After a reload, for example in another language, the folder may have fewer pictures.
  const selected = Math.min(chosen, images.length - 1)
  const position = (index: number) => t('content.position', { at: index + 1, count: images.length })
  if (images.length === 0) return <GalleryPlace image={entry.image} isLoading={isPending(status)} />
  return (
    <div>
      <Slides
        label={title}
        slides={images.map((image, index) => ({
          id: image,
          picture: image,
          alt: `${title}, ${position(index)}`,
        }))}
        at={selected}
        onMove={setChosen}
        previousLabel={t('content.previous')}
        nextLabel={t('content.next')}
        position={position(selected)}
        ratio={galleryRatio}
        wideRatio={galleryRatio}
      />
      {images.length > 1 && (
        <Thumbnails>
          {images.map((image, index) => (
            <li key={image}>
              <Thumbnail
                aria-label={position(index)}
                aria-current={index === selected ? 'true' : undefined}
                onClick={() => setChosen(index)}
              >
                <Picture src={image} alt="" ratio={1} square />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    </div>
  )
}
