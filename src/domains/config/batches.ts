/** The most names that one request may ask for (CONF-02). */
const batchSize = 50

export function batchesOf<Name>(names: readonly Name[]): Name[][] {
  const found: Name[][] = []
  for (let at = 0; at < names.length; at += batchSize) found.push(names.slice(at, at + batchSize))
  return found
}
