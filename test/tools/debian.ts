// Installs Debian's packages on a machine that lacks programs which the tests use.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

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

/** Needs root. */
export const updatePackages = () => aptGet('update')
export const installPackages = (...names: string[]) =>
  aptGet('install', '--yes', '--no-install-recommends', ...names)
