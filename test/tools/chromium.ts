// Finds Chromium, lists its command-line arguments, and installs it on a machine that has none.
import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

// The headless shell uses a quarter less CPU time than the full browser.
const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)

/**
 * `CHROME_PATH`, or the path at which Debian and similar systems install it. Null if there is none.
 * @param isWhole whether the headless shell will not do
 */
export function findChromium(isWhole = false): string | null {
  const named = process.env.CHROME_PATH
  return (
    [...(named ? [named] : []), ...places.slice(isWhole ? 1 : 0)].find((path) => existsSync(path)) ?? null
  )
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

export const howToInstall = 'Chromium is missing: apt-get install chromium, or set CHROME_PATH.'

/** Installs Debian's Chromium, if possible the headless shell. Needs root, and a list of packages that is not old. */
export async function installChromium() {
  await installPackages('chromium-headless-shell').catch(() => installPackages('chromium'))
}
