// Finds Chromium, lists its command-line arguments, and installs it on a machine that has none.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

// The headless shell uses a quarter less CPU time than the full browser.
const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)

/** `CHROME_PATH`, or the path at which Debian and similar systems install it. Null if there is none. */
export function findChromium(): string | null {
  const named = process.env.CHROME_PATH
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path)) ?? null
}

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const howToInstall =
  'Chromium is missing: apt-get install chromium fonts-noto-core, or set CHROME_PATH.'

export const canInstallChromium = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function aptGet(...words: string[]) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`apt-get ${words[0]}: ${complaint}`)),
    )
  })
}

/** Installs Debian's Chromium, if possible the headless shell, and a font with Arabic. Needs root. */
export async function installChromium() {
  await aptGet('update')
  const install = (...names: string[]) => aptGet('install', '--yes', '--no-install-recommends', ...names)
  await install('fonts-noto-core')
  await install('chromium-headless-shell').catch(() => install('chromium'))
}
