// The start settings from environment and arguments, validated; each mistake is reported in one line.

import { BlockList, isIP } from 'node:net'

export interface StartSettings {
  port: number
  host: string
  db: string
  scale: number
  deskToken: string | undefined
  smtpUrl: string | undefined
  /** Proxies on other machines whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList
  /** A folder of `skins`, whose look the first property takes. */
  skin: string | undefined
}

/** An invalid setting. Only its message is printed, without a stack trace. */
export class Misstart extends Error {}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Misstart(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
  return value
}

function mailServer(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^smtps?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new Misstart('SMTP_URL must be the address of a mail server: smtp://host:25')
}

/** Addresses and networks, such as `10.0.0.7,172.16.0.0/12`. */
function proxies(text: string): BlockList {
  const list = new BlockList()
  for (const range of text.split(',').filter(Boolean)) {
    const [address = '', length] = range.trim().split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    try {
      if (length === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(length), family)
    } catch {
      throw new Misstart(`TRUSTED_PROXIES names addresses and networks, such as 10.0.0.0/8, not "${range}".`)
    }
  }
  return list
}

function argumentsOf(words: readonly string[]): Record<string, string> {
  const given: Record<string, string> = {}
  for (let at = 0; at < words.length; at += 2) {
    const [, name, joined] = /^--(host|port|skin)(?:=(.*))?$/.exec(words[at] ?? '') ?? []
    if (name === undefined)
      throw new Misstart(`Unknown argument "${words[at]}". There are --host X, --port N and --skin NAME.`)
    const value = joined ?? words[at + 1]
    if (joined !== undefined) at -= 1
    if (!value) throw new Misstart(`--${name} needs a value.`)
    given[name] = value
  }
  return given
}

export function startSettings(
  env: Record<string, string | undefined>,
  words: readonly string[],
): StartSettings {
  const given = argumentsOf(words)
  return {
    port: whole('The port', given.port ?? (env.PORT || '8004'), 0, 65_535),
    host: given.host ?? (env.HOST || '127.0.0.1'),
    db: env.HOTEL_DB || '.hotel/hotel.sqlite',
    scale: whole('HOTEL_SCALE', env.HOTEL_SCALE || '1', 1, 100),
    deskToken: env.DESK_TOKEN || undefined,
    smtpUrl: mailServer(env.SMTP_URL),
    trustedProxies: proxies(env.TRUSTED_PROXIES || ''),
    skin: given.skin ?? (env.HOTEL_SKIN || undefined),
  }
}

/** Describes in one line, for the person at the terminal, why the hotel did not start. */
export function startFailure(error: unknown, { port, host, db }: StartSettings): string {
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) }
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Choose another one: PORT=${port + 1} npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address "${host}" (HOST).`
  if (code === 'EACCES' && message.startsWith('listen'))
    return `Port ${port} needs more rights than you have.`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ERR_SQLITE_ERROR'].includes(code ?? ''))
    return `The database ${db} cannot be opened or written (${message}). Choose another one: HOTEL_DB=/a/file npm start`
  return message
}
