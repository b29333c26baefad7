/** Values, texts and changes as somebody sends who wants to break what reads them. The same seed gives the same ones. */
import { replaced } from '../contract/oddities.ts'

export interface Hostile {
  /** From 0 to below 1. */
  next: () => number
  oneOf: <Choice>(choices: readonly Choice[]) => Choice
  /** A value of any kind. */
  value: () => unknown
  text: () => string
  /** A copy of a value with up to three of its places changed, left out, or given a field that nobody expects. */
  changed: (value: unknown) => unknown
}

type Container = Record<string | number, unknown>
type Path = (string | number)[]

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

const nested = (levels: number) =>
  Array.from({ length: levels }).reduce<unknown>(
    (inner, _, level) => (level % 2 ? [inner] : { inner }),
    'inmost',
  )

const script = 'globalThis.wasAttacked = true'

const texts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '\u0000',
  '\u0002',
  '\u0003',
  '\ud800',
  '\u202e\u2066',
  'e\u0301'.repeat(500),
  '1e309',
  '9007199254740993',
  '2026-02-30T25:61:61Z',
  '2026-11-22',
  '24:00:00',
  '-00:00',
  '0000-00-00 00:00:00',
  `<img src=x onerror="${script}">`,
  `<script>${script}</script>`,
  `<svg onload="${script}"><style>@import 'javascript:${script}'</style></svg>`,
  `javascript:${script}`,
  `data:text/html,<script>${script}</script>`,
  'https://[',
  '//evil.example/%00',
  '/../../etc/passwd',
  '%E0%A4%A',
  '%',
  "'; DROP TABLE guests; --",
  '{{constructor.constructor("globalThis.wasAttacked = true")()}}',
  '$t(login.title) $t($t(x))',
  '{"__proto__":{"polluted":true}}',
  `${'('.repeat(40)}a+${')+'.repeat(40)}`,
  '\\',
  `${'a'.repeat(60)}!`,
  'x'.repeat(20_000),
]

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e21,
  1e300,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  8_640_000_000_000_001,
  [],
  [null],
  [[]],
  {},
  { length: 5 },
  { toString: 'x', valueOf: 1, toJSON: 'y' },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse('{"then":"x"}'),
  nested(90),
  Array.from({ length: 300 }, (_, id) => ({ id })),
]

/** The generator mulberry32. */
function createRandom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function createHostile(seed: number): Hostile {
  const next = createRandom(seed)
  const oneOf = <Choice>(choices: readonly Choice[]) => choices[Math.floor(next() * choices.length)] as Choice
  const text = () => (next() < 0.9 ? oneOf(texts) : oneOf(texts) + oneOf(texts))
  const value = (): unknown => (next() < 0.5 ? text() : oneOf(others))

  /** A random place within a value. */
  function placeIn(of: unknown): Path {
    const path: Path = []
    let here = of
    while (isContainer(here)) {
      const keys = Object.keys(here)
      if (keys.length === 0 || (path.length > 0 && next() < 0.2)) break
      const key = oneOf(keys)
      path.push(Array.isArray(here) ? Number(key) : key)
      here = here[key]
    }
    return path
  }

  function changed(of: unknown): unknown {
    if (next() < 0.05) return value()
    let result = of
    for (let left = 1 + Math.floor(next() * 3); left > 0; left -= 1) {
      const path = placeIn(result)
      const kind = next()
      if (path.length === 0 || kind < 0.05)
        result = isContainer(result) && !Array.isArray(result) ? { ...result, [text()]: value() } : value()
      else result = replaced(result, path, kind < 0.15 ? undefined : value())
    }
    return result
  }

  return { next, oneOf, value, text, changed }
}

/** Whether anything that was sent has been run, or has reached what all objects inherit. */
export const wasAttacked = (): boolean =>
  'wasAttacked' in globalThis || 'polluted' in {} || 'polluted' in Array.prototype

/** How many cases a test takes, and from which seed. By hand, `FUZZ_CASES=1000000` takes a million. */
export const fuzzCases = (usual: number): number => Number(process.env.FUZZ_CASES ?? usual)
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 1)
/** Limit of a test with so many cases. */
export const fuzzLimitMs = (cases: number): number => 60_000 + cases * 20
