import type { Rolldown } from 'vite'

/**
 * Returns a function that finds the files of a module: its chunk and all that this imports, except for the files of the
 * page itself.
 */
export function chunkFiles(bundle: Rolldown.OutputBundle): (moduleId: string) => string[] {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const ofPage = filesOf(
    chunks.find(({ isEntry }) => isEntry),
    new Set(),
  )

  function filesOf(chunk: Rolldown.OutputChunk | undefined, known: ReadonlySet<string>): Set<string> {
    const found = new Set<string>()
    const add = (one: Rolldown.OutputChunk | undefined) => {
      if (!one || known.has(one.fileName) || found.has(one.fileName)) return
      found.add(one.fileName)
      for (const name of one.imports) add(chunks.find(({ fileName }) => fileName === name))
    }
    add(chunk)
    return found
  }

  return (id) => [
    ...filesOf(
      chunks.find(({ moduleIds }) => moduleIds.includes(id)),
      ofPage,
    ),
  ]
}
