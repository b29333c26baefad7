import type { CSSProperties } from 'react'

/** The picture of the hotel fills its place; what matters of it is above. */
export const pictureStyle: CSSProperties = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center top',
}
