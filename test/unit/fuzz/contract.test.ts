/** What a hostile hotel, proxy or skin sends, read by everything that reads the wire. */
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { calls, routes } from '../../../src/contract/index.ts'
import { pushes } from '../../../src/contract/pushes.ts'
import { CustomPage, Menu, PageList } from '../../../src/contract/skin.ts'
import { parseJson } from '../../../src/http/parse.ts'
import { readAnswer } from '../../../src/realtime/answer.ts'
import { decode } from '../../../src/realtime/codec.ts'
import { createSampler } from '../contract/sampleOf.ts'
import { askSample } from './askSamples.ts'
import { createHostile, fuzzCases, fuzzLimitMs, fuzzSeed, wasAttacked } from './hostile.ts'

type Schema = v.GenericSchema

const schemas: [name: string, schema: Schema, sample: unknown][] = [
  ...Object.entries({ ...calls, ...routes }).flatMap(([name, { answer, ask }]): typeof schemas => [
    [name, answer as Schema, createSampler()(answer as Schema)],
    [`${name}, asked`, ask as Schema, askSample(name)],
  ]),
  ...[
    ...Object.entries(pushes).map(([name, { payload }]): [string, Schema] => [name, payload as Schema]),
    ['menu.json', Menu] as const,
    ['Page.json', PageList as Schema] as const,
    ['Custom.json', CustomPage as Schema] as const,
  ].map(([name, schema]): (typeof schemas)[number] => [name, schema, createSampler()(schema)]),
]

const cases = fuzzCases(12_000)

/** Runs each case; one that throws is told with its seed. One that hangs ends at the limit of the test. */
function runCases(run: (hostile: ReturnType<typeof createHostile>, seed: number) => void): string[] {
  const found: string[] = []
  for (let seed = fuzzSeed; seed < fuzzSeed + cases && found.length < 10; seed += 1) {
    try {
      run(createHostile(seed), seed)
    } catch (error) {
      found.push(`seed ${seed}: ${error instanceof Error ? error.stack : error}`)
    }
    if (wasAttacked()) found.push(`seed ${seed}: something was run or inherited`)
  }
  return found
}

it('REAL-07, REAL-08 no answer, question, event or file of a skin makes its reader throw, hang or run it', {
  timeout: fuzzLimitMs(cases),
}, () => {
  const found = runCases((hostile) => {
    const [name, schema, sample] = hostile.oneOf(schemas)
    try {
      const parsed = v.safeParse(schema, hostile.changed(sample))
      if (parsed.success) JSON.stringify(parsed.output)
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.stack : error}`)
    }
  })
  expect(found).toEqual([])
})

it('RT-09, RT-11, REAL-07 no frame and no body makes its reader throw or hang', {
  timeout: fuzzLimitMs(cases),
}, () => {
  const specs = Object.values(calls)
  const paths = Object.values(routes)
  const found = runCases((hostile) => {
    const message = {
      dispatch: { module: hostile.text(), function: hostile.text(), message_id: hostile.value() },
      payload: { status: 'OK', root: hostile.value() },
    }
    const whole = `\u0002${JSON.stringify(hostile.changed(message))}\u0003`
    const cut = Math.floor(hostile.next() * whole.length)
    const text = hostile.next() < 0.6 ? whole : whole.slice(0, cut) + hostile.text() + whole.slice(cut + 1)
    const frame = decode(hostile.next() < 0.05 ? hostile.value() : text)
    if (frame.kind === 'message') readAnswer(hostile.oneOf(specs), frame.payload)
    readAnswer(hostile.oneOf(specs), hostile.changed(message.payload))
    parseJson(hostile.oneOf(paths).answer as Schema)(text.slice(1, -1), 200)
  })
  expect(found).toEqual([])
})
