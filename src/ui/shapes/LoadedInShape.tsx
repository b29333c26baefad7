import type { ReactNode } from 'react'
import { Loaded, type LoadedProps } from '../Loaded.tsx'
import { Shapes } from './Shapes.tsx'

interface LoadedInShapeProps extends LoadedProps {
  /** The content's shape, where it is none of those of `Loaded`. */
  shape: ReactNode
}

/** `Loaded`, with a skeleton in the shape of the very content. */
export function LoadedInShape({ shape, ...loaded }: LoadedInShapeProps) {
  const { has, status, loadingLabel } = loaded
  const isComing = !has && status !== 'success' && status !== 'failure'
  if (shape && isComing) return <Shapes label={loadingLabel}>{shape}</Shapes>
  return <Loaded {...loaded} />
}
