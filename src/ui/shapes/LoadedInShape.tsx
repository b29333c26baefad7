import type { Elements } from '../elements.types.ts'
import { Loaded, type LoadedProps } from '../Loaded.tsx'
import { Waiting } from '../Waiting.tsx'

interface LoadedInShapeProps extends LoadedProps {
  /** The skeleton of the content, where none of those of `Loaded` fits. */
  shape: Elements
}

/** `Loaded` with a skeleton that is specific to the content. */
export function LoadedInShape({ shape, ...loaded }: LoadedInShapeProps) {
  const { has, status, loadingLabel } = loaded
  const isComing = !has && status !== 'success' && status !== 'failure'
  if (shape && isComing) return <Waiting label={loadingLabel}>{shape}</Waiting>
  return <Loaded {...loaded} />
}
