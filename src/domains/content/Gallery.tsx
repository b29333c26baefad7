import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Slides } from '../../ui/Slides.tsx'
import type { ContentEntry } from './readPage.ts'
import { folderWanted, selectFolder } from './slice.ts'

const ratio = 16 / 10

// One line however many pictures there are, so that nothing below moves when they are loaded.
const Thumbnails = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '4.75rem',
  gap: '0.5rem',
  margin: '0.25rem -0.25rem 0',
  padding: '0.25rem',
  overflowX: 'auto',
  listStyle: 'none',
})
const ThumbnailSkeleton = styled(Skeleton)({ width: '4.75rem', height: '4.75rem' })
const Thumbnail = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  borderRadius: theme.tokens.radius.field,
  overflow: 'hidden',
  opacity: 0.6,
  transition: theme.transitions.create('opacity', { duration: 150 }),
  '&[aria-current]': { opacity: 1, boxShadow: `0 0 0 0.1875rem ${theme.tokens.fill}` },
}))

/** The pictures of an entry's folder (PAGE-23), one large and all as thumbnails. Without any, the entry's own picture. */
export function Gallery({ entry }: { entry: ContentEntry }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const folder = useSelectorWith(selectFolder, entry.folder)
  const [selected, setSelected] = useState(0)
  const title = entry.header || entry.description || t('content.page')

  // Not by the route: only the folders of the entries that are shown are asked for, and a page may have many.
  useEffect(() => {
    dispatch(folderWanted(entry.folder))
  }, [dispatch, entry.folder])

  const images = folder?.images ?? []
  const position = (index: number) => t('content.position', { at: index + 1, count: images.length })
  if (images.length === 0)
    return (
      <div>
        <Picture src={entry.image} alt="" ratio={ratio} />
        {folder?.status !== 'success' && folder?.status !== 'failure' && (
          <Thumbnails aria-hidden="true">
            {[0, 1, 2, 3].map((index) => (
              <li key={index}>
                <ThumbnailSkeleton variant="rounded" />
              </li>
            ))}
          </Thumbnails>
        )}
      </div>
    )
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
        onMove={setSelected}
        previousLabel={t('content.previous')}
        nextLabel={t('content.next')}
        position={position(selected)}
        ratio={ratio}
        wideRatio={ratio}
      />
      {images.length > 1 && (
        <Thumbnails>
          {images.map((image, index) => (
            <li key={image}>
              <Thumbnail
                aria-label={position(index)}
                aria-current={index === selected ? 'true' : undefined}
                onClick={() => setSelected(index)}
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
