// The tables of the vendor's page: between two comments in `src/contract/README.md` stands what is generated.
import { readFileSync } from 'node:fs'
import { portOf } from '../../../src/realtime/ports.ts'
import { inProject } from '../../hotel/projectPaths.ts'
import { aboutDeclaration } from './comments.ts'
import { type Message, messages } from './messages.ts'
import { linkTo } from './reference.ts'

type Of<Kind extends Message['kind']> = Extract<Message, { kind: Kind }>

const ofKind = <Kind extends Message['kind']>(kind: Kind) =>
  messages.filter((message): message is Of<Kind> => message.kind === kind)

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** The first sentence of a comment. */
function summaryOf({ file, declaration }: Message): string {
  const [sentence = ''] = aboutDeclaration(file, declaration).split(/(?<=\.)\s/, 1)
  return sentence.replace(/(?<!\\)\|/g, '\\|')
}

function modules(): string {
  const ports = new Map(ofKind('call').map(({ spec }) => [spec.module, spec.port ?? portOf(spec.module, '')]))
  return table(
    ['module', 'port'],
    [...ports].map(([name, port]) => [`\`${name}\``, String(port)]),
  )
}

interface TimeOut {
  what: string
  file: string
  constant: RegExp
}

/** Where the app's time-outs are defined, in ms. */
const timeOuts: readonly TimeOut[] = [
  {
    what: 'every call and request until the configuration is read',
    file: 'src/realtime/client.ts',
    constant: /initialReceiveTimeoutMs = ([\d_]+)/,
  },
  {
    what: 'every call and request from then on, unless the system value `receive_timeout` says otherwise',
    file: 'src/domains/config/values.ts',
    constant: /receive_timeout: ([\d_]+)/,
  },
  { what: 'opening the channel', file: 'src/realtime/socket.ts', constant: /openTimeoutMs = ([\d_]+)/ },
  {
    what: 'keys of the remote control',
    file: 'src/domains/remoteTv/slice.ts',
    constant: /timeout: ([\d_]+)/,
  },
  {
    what: '`transmitOrder`',
    file: 'src/domains/shop/order/sendOrder.saga.ts',
    constant: /orderTimeoutMs = ([\d_]+)/,
  },
  {
    what: '`getRetailInfo`, asked again before an order',
    file: 'src/domains/shop/order/sendOrder.saga.ts',
    constant: /infoTimeoutMs = ([\d_]+)/,
  },
  {
    what: '`sendEMail` of a page or a pickup',
    file: 'src/domains/pickup/saga.ts',
    constant: /requestTimeoutMs = ([\d_]+)/,
  },
  {
    what: '`startQuickCall` and `endQuickCall`',
    file: 'src/domains/quickCalls/saga.ts',
    constant: /startTimeoutMs = ([\d_]+)/,
  },
  {
    what: '`getQuickCall`',
    file: 'src/domains/quickCalls/saga.ts',
    constant: /pollTimeoutMs = ([\d_]+)/,
  },
  {
    what: '`getUtcTime` before a key is shown',
    file: 'src/domains/mobileKey/saga.ts',
    constant: /timeRequestTimeoutMs = ([\d_]+)/,
  },
]

function secondsOf({ file, constant }: TimeOut): string {
  const [, digits] = constant.exec(readFileSync(inProject(file), 'utf8')) ?? []
  if (!digits) throw new Error(`${file} has no ${constant.source} any more.`)
  return String(Number(digits.replaceAll('_', '')) / 1000)
}

const blocks: Record<string, () => string> = {
  modules,
  'time-outs': () =>
    table(
      ['what', 'seconds'],
      timeOuts.map((one) => [one.what, secondsOf(one)]),
    ),
  calls: () =>
    table(
      ['call', 'what it is'],
      ofKind('call').map((message) => [linkTo(message), summaryOf(message)]),
    ),
  routes: () =>
    table(
      ['route', 'address', 'what it is'],
      ofKind('route').map((message) => [
        linkTo(message),
        `\`${message.spec.method} ${message.spec.path}\``,
        summaryOf(message),
      ]),
    ),
  events: () =>
    table(
      ['event', 'what it is'],
      ofKind('event').map((message) => [linkTo(message), summaryOf(message)]),
    ),
  files: () =>
    table(
      ['file', 'what it is'],
      ofKind('file').map((message) => [linkTo(message), summaryOf(message)]),
    ),
}

/** The page with its generated blocks as they should be. */
export function pageWithTables(page: string): string {
  return Object.entries(blocks).reduce((text, [name, write]) => {
    const block = new RegExp(`(<!-- ${name}: generated -->\n)[\\s\\S]*?(<!-- end -->)`)
    if (!block.test(text)) throw new Error(`The page has no place for ${name}.`)
    return text.replace(block, (_all, begin: string, end: string) => `${begin}\n${write()}\n\n${end}`)
  }, page)
}
