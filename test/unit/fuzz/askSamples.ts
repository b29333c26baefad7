/** What a guest's app asks: the requests of the protocol's examples. */
import { readFileSync } from 'node:fs'

const examples = JSON.parse(readFileSync('src/contract/examples.json', 'utf8')) as Record<
  string,
  { request?: unknown }
>

/** The request of a call, `SQMOD_Auth.authenticate`, or of a route, `getUtcTime`. */
export const askSample = (name: string): unknown => examples[name]?.request ?? {}
