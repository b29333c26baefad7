// Where Chromium is, with what it is started, and how a machine without one gets it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

// The headless shell takes a quarter less of the processor than the whole browser.
const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)

/** `CHROME_PATH`, or where Debian and its relatives put it; null when there is none. */
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

/** Debian's Chromium, the headless shell where there is one, with a font that has Arabic. Needs root. */
export async function installChromium() {
  await aptGet('update')
  const install = (...names: string[]) => aptGet('install', '--yes', '--no-install-recommends', ...names)
  await install('fonts-noto-core')
  await install('chromium-headless-shell').catch(() => install('chromium'))
}
