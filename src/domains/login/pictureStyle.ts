import type { CSSProperties } from 'react'

/** The picture of the hotel fills its container, aligned to its top, where its subject is. */
export const pictureStyle: CSSProperties = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center top',
}
