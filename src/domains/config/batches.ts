/** The maximum of names in one request (CONF-02). */
const maxBatchSize = 50

export function batchesOf<Name>(names: readonly Name[]): Name[][] {
  const batches: Name[][] = []
  for (let start = 0; start < names.length; start += maxBatchSize)
    batches.push(names.slice(start, start + maxBatchSize))
  return batches
}
