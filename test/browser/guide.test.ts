import { chmod, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { beside } from '../tools/build.ts'
import { caddy, nginx } from '../tools/webServers.ts'
import { commandsBelow, runAsHotelier } from './harness/guide.ts'
import { guest, startHotel } from './harness/index.ts'
import { freePort, run, temporaryFolder } from './harness/webServer.ts'
import { arrive } from './journeys.ts'

/**
 * A machine below a folder, whose programs see the folder as the root and use ports of its own. Its `systemctl` has no
 * systemd, and starts what does not run.
 */
async function machine(programs: Record<string, string>) {
  const root = await temporaryFolder()
  await mkdir(join(root, 'bin'))
  await mkdir(join(root, 'var/log/nginx'), { recursive: true })
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(join(root, 'bin', name), `#!/bin/sh\nset -eu\nroot=${root}\n${script}`)
    await chmod(join(root, 'bin', name), 0o755)
  }
  const environment = { PATH: `${join(root, 'bin')}:${process.env.PATH}` }
  const places = { build: beside, '/srv/': `${root}/srv/` }
  const type = (commands: string, changes: Record<string, string> = {}) =>
    runAsHotelier(commands, { ...places, ...changes }, environment)
  return { root, environment, type }
}

/** The line of a block that is about a program. */
const lineOf = (commands: string, name: string) =>
  commands
    .split('\n')
    .filter((line) => line.includes(name))
    .join('\n')

it('OPS-15 the commands of the guide install nginx beside the default site of Debian, and upgrade it', async () => {
  const hotel = await startHotel()
  const [plain, port] = [await freePort(), await freePort()]
  const { root, environment, type } = await machine({
    nginx: `rm -rf "$root/now"
cp -rL "$root/etc/nginx" "$root/now"
find "$root/now" -type f -exec sed -i -e "s#/etc/nginx#$root/now#g; s#/srv/#$root/srv/#g; s#/etc/ssl/#$root/etc/ssl/#g" \\
  -e "s#/var/log/#$root/var/log/#g; s#/run/nginx.pid#$root/pid#; s#^user www-data#user root#; /listen \\[::\\]/d" \\
  -e "s#listen 80#listen 127.0.0.1:${plain}#; s#listen 443#listen 127.0.0.1:${port}#" {} +
exec ${nginx} -c "$root/now/nginx.conf" "$@"`,
    systemctl: `[ "$1 $2" = 'reload-or-restart nginx' ]
if [ -s "$root/pid" ]; then nginx -s reload; else nginx; fi`,
  })
  await cp('/etc/nginx', join(root, 'etc/nginx'), { recursive: true })
  await mkdir(join(root, 'etc/ssl'))
  // As Debian ships it, on a machine where somebody has removed it, too.
  await cp('/etc/nginx/sites-available/default', join(root, 'etc/nginx/sites-enabled/default'))
  try {
    await type(commandsBelow('**nginx**'), {
      '/etc/': `${root}/etc/`,
      'systems.yourhotel.example:8004': new URL(hotel.origin).host,
    })
    const isRight = async () => {
      const { stdout } = await runAsHotelier(
        commandsBelow('Is it right?'),
        {
          '443:127.0.0.1': `${port}:127.0.0.1`,
          'https://guest.yourhotel.example/': `https://guest.yourhotel.example:${port}/`,
        },
        environment,
      )
      return stdout.replaceAll('\r', '')
    }
    const right = /^HTTP\/2 200.*\ncontent-security-policy: .*'sha256-.*\ncache-control: no-cache/
    await expect.poll(() => isRight().catch(String)).toMatch(right)
    await type(lineOf(commandsBelow('## Upgrade and go back'), 'nginx'))
    await expect.poll(() => isRight().catch(String)).toMatch(right)
    expect(await readFile(join(root, 'var/log/nginx/bellhop.access.log'), 'utf8')).toContain(
      '"GET /ONEapp/login"',
    )
  } finally {
    await run(join(root, 'bin/nginx'), ['-s', 'stop'], { env: { ...process.env, ...environment } })
  }
})

it('OPS-15 the commands of the guide install Caddy, and upgrade it', async () => {
  const hotel = await startHotel()
  const [port, health] = [await freePort(), await freePort()]
  const { root, type } = await machine({
    systemctl: `own=$(sed -n 's/^Environment=//p' "$root/etc/systemd/system/caddy.service.d/bellhop.conf")
with() { env $own BELLHOP_ADMIN="unix/$root/admin" BELLHOP_ROOT="$root/srv/bellhop" BELLHOP_HEALTH="http://127.0.0.1:${health}" \\
  XDG_DATA_HOME="$root" XDG_CONFIG_HOME="$root" ${caddy} "$@" --config "$root/etc/caddy/Caddyfile" --adapter caddyfile; }
case "$*" in
  daemon-reload) ;;
  'restart caddy') with start --pidfile "$root/pid" >"$root/said" 2>&1 ;;
  'reload caddy') with reload --address "unix/$root/admin" ;;
  *) exit 1 ;;
esac`,
  })
  await mkdir(join(root, 'etc/caddy'), { recursive: true })
  try {
    await type(commandsBelow('**Caddy**'), {
      '/etc/': `${root}/etc/`,
      'guest.yourhotel.example': `http://127.0.0.1:${port}`,
      'https://systems.yourhotel.example': hotel.origin,
    })
    const { page } = await guest()
    await arrive(page, `http://127.0.0.1:${port}`)
    await type(lineOf(commandsBelow('## Upgrade and go back'), 'caddy'))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
  } finally {
    process.kill(Number(await readFile(join(root, 'pid'), 'utf8')))
  }
})
