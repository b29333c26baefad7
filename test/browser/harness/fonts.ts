// The fonts of the tests. Chromium asks fontconfig for fonts, and fontconfig is told of these files alone, so that a test
// measures the same on every machine, whatever is installed there.
import { createHash } from 'node:crypto'
import { existsSync, realpathSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../../tools/run.ts'
import { unpackedWoff } from './woff.ts'

/**
 * Families for Latin, Greek and Cyrillic. What most devices have is about as wide as Noto; DejaVu is 15 % wider, and has no
 * Devanagari, which is drawn with Noto then.
 */
const textFaces = {
  narrow: {
    family: 'Noto Sans',
    files: ['400Regular', '600SemiBold', '700Bold', '400Regular_Italic'].map(
      (weight) => `@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`,
    ),
  },
  wide: {
    family: 'DejaVu Sans',
    files: [
      ...['400-normal', '700-normal', '400-italic'].map(
        (weight) => `@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}.woff`,
      ),
      '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff',
    ],
  },
}

/** The width of the family in which a page is shown. */
export type FontWidth = keyof typeof textFaces

/** Other scripts, by package and weights. Noto's families for Chinese, Japanese and Korean are many files each. */
const scriptFaces: Record<string, RegExp> = {
  vazirmatn: /-arabic-[467]00-normal\.woff$/,
  'noto-sans-hebrew': /-hebrew-[467]00-normal\.woff$/,
  'noto-sans-thai': /-thai-[467]00-normal\.woff$/,
  'noto-sans-armenian': /-armenian-[467]00-normal\.woff$/,
  'noto-sans-georgian': /-georgian-[467]00-normal\.woff$/,
  'noto-sans-jp': /-\d+-400-normal\.woff$/,
  'noto-sans-sc': /-\d+-400-normal\.woff$/,
  'noto-sans-kr': /-\d+-400-normal\.woff$/,
}

// Not through a link: the written paths outlive the folder that has it.
const modules = realpathSync(join(root, 'node_modules'))

async function scriptFiles(): Promise<string[]> {
  const found = Object.entries(scriptFaces).map(async ([name, isNamed]) => {
    const folder = join('@fontsource', name, 'files')
    const files = (await readdir(join(modules, folder))).filter((file) => isNamed.test(file))
    if (files.length === 0) throw new Error(`${folder} has none of the files that the tests need`)
    return files.map((file) => join(folder, file))
  })
  return (await Promise.all(found)).flat()
}

/** The file of fontconfig: its folder of fonts is the only one, and the family stands for all generic names. */
const settingsOf = (family: string, folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}</cachedir>
  ${['system-ui', 'sans-serif', 'serif', 'monospace']
    .map((name) => `<alias><family>${name}</family><prefer><family>${family}</family></prefer></alias>`)
    .join('\n  ')}
</fontconfig>
`

const cache = join(modules, '.cache/fonts')
/** Changes with the packages and with the lists of this file. */
const state = async () => {
  const parts = [join(modules, '.package-lock.json'), import.meta.filename].map((path) => readFile(path))
  return createHash('sha256')
    .update(Buffer.concat(await Promise.all(parts)))
    .digest('hex')
    .slice(0, 12)
}
const folderOf = (width: FontWidth, name: string) => join(cache, `${name}-${width}`)

/** Writes the fonts of all widths where Chromium finds them: as TTF, since it takes no WOFF of a machine. */
export async function prepareFonts(): Promise<void> {
  const name = await state()
  const widths = (Object.keys(textFaces) as FontWidth[]).filter((width) => !existsSync(folderOf(width, name)))
  if (widths.length === 0) return
  await mkdir(cache, { recursive: true })
  const others = await scriptFiles()
  for (const width of widths) {
    const work = await mkdtemp(join(cache, 'writing-'))
    for (const file of [...textFaces[width].files, ...others]) {
      const [from, to] = [join(modules, file), join(work, basename(file).replace(/\.woff$/, '.ttf'))]
      if (file.endsWith('.woff')) await writeFile(to, unpackedWoff(await readFile(from)))
      else await copyFile(from, to)
    }
    const folder = folderOf(width, name)
    await writeFile(join(work, 'fonts.conf'), settingsOf(textFaces[width].family, folder))
    await rename(work, folder).catch(async (error: unknown) => {
      // Another run of the same folder was first.
      if (!existsSync(folder)) throw error
      await rm(work, { recursive: true })
    })
  }
}

/** The environment of a browser that has the fonts of the tests and no others. */
export async function fontsEnvironment(width: FontWidth): Promise<Record<string, string>> {
  const file = join(folderOf(width, await state()), 'fonts.conf')
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return { ...Object.fromEntries(own), FONTCONFIG_FILE: file }
}
