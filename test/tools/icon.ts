// `npm run icon -- AlarmOutlined MailRounded` writes icons of Google's Material Icons into `src/ui/icons`, under the
// names that https://mui.com/material-ui/material-icons lists. Without names it writes all anew that are there.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './run.ts'

export const iconFolder = join(root, 'src/ui/icons')

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

// A require instead of an import, whose inferred type would list 10,000 icons.
const { icons, aliases = {} }: IconSet = createRequire(import.meta.url)('@iconify-json/ic/icons.json')

const styles: Record<string, string> = {
  Outlined: 'outline',
  Rounded: 'round',
  Sharp: 'sharp',
  TwoTone: 'twotone',
}

/** Converts `Forward10Rounded` to `round-forward-10`, the name in the set. */
export function nameInSet(icon: string): string {
  const [, name = '', style = ''] = /^(.+?)(Outlined|Rounded|Sharp|TwoTone)?$/.exec(icon) ?? []
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/([a-zA-Z])(\d)/g, '$1-$2')
  return `${styles[style] ?? 'baseline'}-${words.toLowerCase()}`
}

/** As the formatter breaks lines. */
const lineWidth = 110

const head = `// Written by \`npm run icon\`.
import { createSvgIcon } from '@mui/material/SvgIcon'
`

/** The module of an icon. */
export function iconModule(icon: string): string {
  const name = nameInSet(icon)
  const body = (icons[name] ?? icons[aliases[name]?.parent ?? ''])?.body
  if (!body) throw new Error(`Material Icons have no ${icon} (${name}).`)
  // The colour is set on the whole icon.
  const shapes = body
    .replaceAll(' fill="currentColor"', '')
    .replace(
      / ([a-z]+)-([a-z])([a-z]+)=/g,
      (_, word, first, rest) => ` ${word}${first.toUpperCase()}${rest}=`,
    )
    .replaceAll('/>', ' />')
  const single = `export const ${icon} = createSvgIcon(${shapes}, '${icon}')`
  const isLong = single.length > lineWidth || shapes.indexOf('<', 1) > 0
  const lines = shapes.split(/(?<=>)(?=<)/)
  const content = lines.length === 1 ? lines : ['<>', ...lines.map((line) => `  ${line}`), '</>']
  const wrapped = [
    `export const ${icon} = createSvgIcon(`,
    `  ${content.join('\n  ')},`,
    `  '${icon}',`,
    ')',
  ].join('\n')
  return `${head}\n${isLong ? wrapped : single}\n`
}

export const presentIcons = () =>
  readdirSync(iconFolder).flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? [])

if (import.meta.main) {
  mkdirSync(iconFolder, { recursive: true })
  const named = process.argv.slice(2)
  for (const icon of named.length > 0 ? named : presentIcons())
    writeFileSync(join(iconFolder, `${icon}.tsx`), iconModule(icon))
}
