// The guides of a release, for whoever has it without the repository.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where each is in the repository, by its name in the release. */
const guides = {
  'DEPLOYMENT.md': '.github/DEPLOYMENT.md',
  'WATCHING.md': '.github/WATCHING.md',
  'SETTINGS.md': '.github/SETTINGS.md',
  'SECURITY.md': '.github/SECURITY.md',
  'CHANGELOG.md': '.github/CHANGELOG.md',
  'SKINS.md': 'skins/README.md',
  'LANGUAGES.md': 'locales/README.md',
  'PROTOCOL.md': 'src/contract/README.md',
} as const

const link = /\[([^\]]*)\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)/g

/** A link to a guide leads to it within the release; of one to anything else the text is left. */
function withLinksOf(path: string, text: string): string {
  return text.replace(link, (_all, words: string, to: string, anchor = '') => {
    const target = normalize(join(dirname(path), to))
    const [name] =
      Object.entries(guides).find(([, one]) => one === target || one === join(target, 'README.md')) ?? []
    return name ? `[${words}](${name}${anchor})` : words
  })
}

/** @param folder of the release, in which they get a folder of their own */
export async function writeGuides(folder: string): Promise<void> {
  const into = join(folder, 'guides')
  await mkdir(into, { recursive: true })
  for (const [name, path] of Object.entries(guides))
    await writeFile(join(into, name), withLinksOf(path, await readFile(join(root, path), 'utf8')))
}
