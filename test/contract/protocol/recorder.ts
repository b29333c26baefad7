// Speaks with a hotel as a guest, and keeps an example of everything that is said.
import type { RouteSpec } from '../../../src/contract/define.ts'
import { calls, routes } from '../../../src/contract/index.ts'
import { isRecord } from '../../../src/contract/isRecord.ts'
import type { pushes } from '../../../src/contract/pushes.ts'
import type { Device } from '../device.ts'
import { openDevice } from '../guest.ts'
import { answerIn, bodyOf, gotOf, isOk, saidBy, statusOf } from '../judge.ts'
import { type RequestOptions, requestOf } from '../request.ts'
import type { Target } from '../target.ts'
import type { Examples } from './schemaFiles.ts'
import { shortened } from './shorten.ts'

/** What an event says: in `root` of its payload, or in the payload itself. */
const saidIn = (payload: unknown) =>
  isRecord(payload) && payload.root !== undefined ? payload.root : payload

export class Recorder {
  readonly examples: Examples = {}
  readonly #target: Target
  readonly device: Device

  private constructor(target: Target, device: Device) {
    this.#target = target
    this.device = device
  }

  static async open(target: Target): Promise<Recorder> {
    return new Recorder(target, await openDevice(target))
  }

  async call(name: keyof typeof calls, data: object): Promise<unknown> {
    const heard = await this.device.ask(name, data)
    if (statusOf(heard) !== 'OK') throw new Error(`${name}: ${JSON.stringify(gotOf(heard))}`)
    const answer = answerIn(heard)
    const { status: _status, ...fields } = (calls[name].at === 'payload' ? answer : {}) as Record<
      string,
      unknown
    >
    const told = calls[name].at === 'payload' ? fields : answer
    this.examples[name] ??= { request: data, answer: shortened(told) }
    return answer
  }

  async request(name: keyof typeof routes, options: Omit<RequestOptions, 'cookie'>): Promise<unknown> {
    const route: RouteSpec = routes[name]
    const fetched = await requestOf(this.#target, route, { ...options, cookie: this.device.cookie })
    if (!isOk(fetched)) throw new Error(`${name}: ${saidBy(fetched)}`)
    const request = shortened(options.body ?? options.query ?? {})
    this.examples[name] ??= { request, answer: shortened(bodyOf(fetched)) }
    return bodyOf(fetched)
  }

  /** Keeps the next event of this name, which `cause` makes the hotel send. */
  async event(name: keyof typeof pushes, cause: () => unknown): Promise<void> {
    const isIt = ({ dispatch }: { dispatch: { function: string } }) => dispatch.function === name
    await cause()
    await this.device.until(() => this.device.pushes.some(isIt), this.#target.timeoutMs)
    const heard = this.device.pushes.find(isIt)
    if (!heard) throw new Error(`${name} did not come`)
    this.examples[name] ??= { event: shortened(saidIn(heard.payload)) }
  }
}
