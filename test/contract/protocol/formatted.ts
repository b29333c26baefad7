// Formats a generated file as `npm run format` does, so that neither changes what the other has written.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { inProject } from '../../hotel/projectPaths.ts'
import { contractFolder } from '../schema/names.ts'

/** @param name of a file in the folder of the contract */
export const formatted = (name: string, text: string): string =>
  execFileSync(
    inProject('node_modules/.bin/biome'),
    ['format', `--stdin-file-path=${join(contractFolder, name)}`],
    { input: text, encoding: 'utf8', cwd: inProject('.') },
  )
