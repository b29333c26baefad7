import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, the longest first: some few lines of them go through all screens. Vitest begins with the
 * largest files where it has not yet seen how long they take, so that one of these would run alone at the end.
 */
export const longest = [
  'tvReturn',
  'tvWalk',
  'fitLanguages',
  'stillness',
  'dialogs',
  'films',
  'axe',
  'tvFocus',
  'overlays',
  'fit',
  'tenFoot',
  'policy',
].map((name) => `${name}.test.ts`)

/** Moves the longest files of the browser's to the front of them, and leaves the order of all others. */
export function longestFirst<File extends { project: { name: string }; moduleId: string }>(
  files: readonly File[],
): File[] {
  const isLong = ({ project, moduleId }: File) =>
    project.name === 'browser' && longest.includes(basename(moduleId))
  const first = longest.flatMap((name) =>
    files.filter((file) => isLong(file) && basename(file.moduleId) === name),
  )
  const at = files.findIndex(({ project }) => project.name === 'browser')
  const rest = files.filter((file) => !isLong(file))
  return first.length > 0 ? [...rest.slice(0, at), ...first, ...rest.slice(at)] : rest
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files))
  }
}
