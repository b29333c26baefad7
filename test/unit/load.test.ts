/** What a declared load guarantees (`core/load`), whichever domain declares it. */
import { createAction } from '@reduxjs/toolkit'
import { call as perform } from 'typed-redux-saga'
import { afterEach, expect, it } from 'vitest'
import { defineLoad, type Request, readAs } from '../../src/core/load.ts'
import { endTest } from '../app/atEnd.ts'
import { runOnStore } from './runOnStore.ts'

afterEach(endTest)

const opened = createAction('test/opened')
const shown = createAction('test/shown')
const left = createAction('test/left')
const renamed = createAction<string>('test/renamed')

type Options = Partial<Parameters<typeof defineLoad<string, [] | [key: string]>>[0]>

/** A load with a hotel that answers when the test says so, in the order of the requests. */
function open(options: Options = {}) {
  const waiting: ((outcome: Awaited<ReturnType<typeof outcomeOf>>) => void)[] = []
  const outcomeOf = async (answer: string | null) =>
    answer === null ? { kind: 'timeout' as const, sent: true } : { kind: 'ok' as const, answer }
  function* request(): Request<string> {
    return yield* perform(
      () => new Promise<Awaited<ReturnType<typeof outcomeOf>>>((end) => waiting.push(end)),
    )
  }
  const load = defineLoad<string, [] | [key: string]>({
    name: 'test/value',
    about: 'the value',
    initial: 'nothing',
    when: [opened],
    whenMissing: [shown],
    until: [left],
    request,
    ...options,
  } as Parameters<typeof defineLoad<string, [] | [key: string]>>[0])
  const app = runOnStore({ saga: load.saga, slices: [load.slice] as never })
  return {
    ...app,
    load,
    requests: () => waiting.length,
    async answer(at: number, answer: string | null) {
      waiting[at]?.(await outcomeOf(answer))
      await app.settle()
    },
    entry: (...key: [] | [key: string]) => load.select(app.root(), ...key),
  }
}

it('is loaded on its events, again on each of them, and when the guest retries', async () => {
  const app = open()
  expect(app.entry()).toEqual({ status: 'unknown', value: 'nothing' })
  app.dispatch(opened())
  expect(app.entry()).toEqual({ status: 'fetching', value: 'nothing' })
  await app.answer(0, 'first')
  expect(app.entry()).toEqual({ status: 'success', value: 'first' })
  app.dispatch(opened())
  expect(app.entry()).toEqual({ status: 'fetching', value: 'first' })
  await app.answer(1, 'second')
  app.dispatch(app.load.wanted())
  await app.answer(2, 'third')
  expect(app.entry()).toEqual({ status: 'success', value: 'third' })
})

it('GEN-06, SERR-18 a failure is logged, and leaves the value unless it is declared to reset it', async () => {
  for (const [resets, value] of [
    [false, 'first'],
    [true, 'nothing'],
  ] as const) {
    const app = open({ resets })
    app.dispatch(opened())
    await app.answer(0, 'first')
    app.dispatch(opened())
    await app.answer(1, null)
    expect(app.entry()).toEqual({ status: 'failure', value })
    expect(app.log).toHaveBeenCalledExactlyOnceWith('error', 'test', 'the value did not load: timeout')
  }
})

it('a quiet one stays loaded while it is refreshed, and if that fails, but its first failure is told', async () => {
  const app = open({ quiet: 'always', isMinor: true })
  app.dispatch(opened())
  expect(app.entry().status).toBe('fetching')
  await app.answer(0, null)
  expect(app.entry().status).toBe('failure')
  expect(app.log).toHaveBeenCalledWith('warn', 'test', expect.any(String))
  app.dispatch(opened())
  await app.answer(1, 'first')
  app.dispatch(opened())
  expect(app.entry()).toEqual({ status: 'success', value: 'first' })
  await app.answer(2, null)
  expect(app.entry()).toEqual({ status: 'success', value: 'first' })

  const meanwhile = open({ quiet: 'meanwhile' })
  meanwhile.dispatch(opened())
  await meanwhile.answer(0, 'first')
  meanwhile.dispatch(opened())
  expect(meanwhile.entry().status).toBe('success')
  await meanwhile.answer(1, null)
  expect(meanwhile.entry()).toEqual({ status: 'failure', value: 'first' })
})

it('is loaded where it is missing, and not again while it is under way or there', async () => {
  const app = open()
  app.dispatch(shown())
  app.dispatch(shown())
  expect(app.requests()).toBe(1)
  await app.answer(0, null)
  app.dispatch(app.load.needed())
  expect(app.requests()).toBe(2)
  await app.answer(1, 'first')
  app.dispatch(shown())
  expect(app.requests()).toBe(2)
})

it('a later event replaces the request that is under way, or is served by it', async () => {
  const app = open()
  app.dispatch(opened())
  app.dispatch(opened())
  await app.answer(1, 'second')
  await app.answer(0, 'first')
  expect(app.entry()).toEqual({ status: 'success', value: 'second' })

  const shared = open({ isShared: true })
  shared.dispatch(opened())
  shared.dispatch(opened())
  expect(shared.requests()).toBe(1)
  await shared.answer(0, 'first')
  shared.dispatch(opened())
  expect(shared.requests()).toBe(2)
})

it('what ends it resets it, and drops the answer that is still to come', async () => {
  const app = open()
  app.dispatch(opened())
  await app.answer(0, 'first')
  app.dispatch(opened())
  app.dispatch(left())
  await app.answer(1, 'of the guest before')
  expect(app.entry()).toEqual({ status: 'unknown', value: 'nothing' })
  app.dispatch(opened())
  await app.answer(2, 'of the next guest')
  expect(app.entry().value).toBe('of the next guest')
})

it('keeps apart what has different keys, and asks nothing for none', async () => {
  const app = open({
    when: [renamed],
    *key(event) {
      yield* perform(() => undefined)
      return renamed.match(event) ? event.payload || null : null
    },
  })
  app.dispatch(renamed('a'))
  app.dispatch(renamed(''))
  await app.settle()
  app.dispatch(app.load.wanted('b'))
  expect(app.requests()).toBe(2)
  await app.answer(1, 'of b')
  await app.answer(0, null)
  expect(app.entry('a').status).toBe('failure')
  expect(app.entry('b')).toEqual({ status: 'success', value: 'of b' })
})

it('other events may change what is loaded, and an answer can be read before it is stored', async () => {
  const app = open({
    changes: (builder) =>
      builder.addCase(renamed, (state, { payload }) => {
        for (const entry of Object.values(state)) entry.value = payload
      }),
  })
  app.dispatch(opened())
  await app.answer(0, 'first')
  app.dispatch(renamed('other'))
  expect(app.entry().value).toBe('other')

  function* read(): Request<string> {
    return yield* perform(async () => ({ kind: 'ok' as const, answer: 'three' }))
  }
  const sized = defineLoad({
    name: 'test/size',
    about: 'the size',
    initial: 0,
    until: [],
    request: () => readAs(read(), ({ length }) => length),
  })
  const other = runOnStore({ saga: sized.saga, slices: [sized.slice] as never })
  other.dispatch(sized.wanted())
  await expect.poll(() => sized.select(other.root())).toEqual({ status: 'success', value: 5 })
})
