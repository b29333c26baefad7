/** What a selection needs to know of a check. */
interface NamedStage {
  name: string
  after?: string[]
}

/**
 * The checks of a selection such as `types,unit`, with those that they need, in the order of the list. Everything if
 * nothing is selected.
 * @param more checks that only a selection runs
 */
export function selectStages<Stage extends NamedStage>(
  everything: readonly Stage[],
  more: readonly Stage[],
  selection: string | undefined,
): Stage[] {
  if (selection === undefined) return [...everything]
  const all = [...everything, ...more]
  const wanted = new Set<string>()
  function want(name: string) {
    const stage = all.find((candidate) => candidate.name === name)
    if (!stage) throw new Error(`There is no check "${name}": ${all.map((one) => one.name).join(', ')}.`)
    if (wanted.has(name)) return
    wanted.add(name)
    for (const needed of stage.after ?? []) want(needed)
  }
  for (const name of selection.split(',')) want(name.trim())
  return all.filter(({ name }) => wanted.has(name))
}
