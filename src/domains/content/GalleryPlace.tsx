import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { styled } from '../../ui/styled.tsx'

export const galleryRatio = 16 / 10

// A single line for any number of pictures, to avoid a layout shift when they are loaded.
export const Thumbnails = styled('ul')({
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

/** An entry's own picture in place of its gallery, with placeholders while the thumbnails load. */
export function GalleryPlace({ image, isLoading }: { image: string; isLoading: boolean }) {
  return (
    <div>
      <Picture src={image} alt="" ratio={galleryRatio} />
      {isLoading && (
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
}
