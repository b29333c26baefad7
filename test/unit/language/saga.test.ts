import { combineSlices, configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { afterEach, expect, it } from 'vitest'
import { navigationSlice } from '../../../src/core/routing/slice.ts'
import { channelSlice } from '../../../src/domains/channel/slice.ts'
import { languageSaga } from '../../../src/domains/language/saga.ts'
import { languageApplied, languageChosen, languageSlice } from '../../../src/domains/language/slice.ts'
import { registered, sessionSlice } from '../../../src/domains/session/slice.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const settle = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Runs the saga for a guest who reads English. The texts of a language load until the test lets them come. */
async function open() {
  const cookies = new Map<string, string>()
  const told: unknown[] = []
  const loading = new Map<string, () => void>()
  let wanted = ''
  const saga = createSagaMiddleware({
    context: {
      cookies: {
        get: (name: string) => cookies.get(name),
        set: (name: string, value: string) => cookies.set(name, value),
      },
      languages: ['en'],
      log: () => undefined,
      loadLanguage: async (language: string) => {
        wanted = language
        await new Promise<void>((resolve) => void loading.set(language, resolve))
        return language === wanted
      },
      offlineCache: {},
      hotel: {
        call: async (_: unknown, ask: unknown) => {
          told.push(ask)
          return { kind: 'ok', answer: null }
        },
      },
    },
  })
  const store = configureStore({
    reducer: combineSlices(channelSlice, languageSlice, navigationSlice, sessionSlice),
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  })
  const task = saga.run(languageSaga)
  ends.push(() => task.cancel())
  store.dispatch(languageApplied('en'))
  const guest = { id: '501', name: 'Anna', last_name: 'Berger', room: '101' }
  const checkin = { ...guest, permanent: false, reservation_nr: '', checkout: null, residents: [] }
  const loginData = { room: '101', name: 'Berger', checkin: '', userId: '501' }
  const result = { content: undefined, skin: null, language: null, checkin: [checkin] }
  store.dispatch(registered({ result, checkin, residents: [], loginData, by: 'app' }))
  await settle()
  return {
    told,
    cookie: () => cookies.get('lang'),
    language: () => languageSlice.selectSlice(store.getState()),
    choose: async (language: string) => {
      store.dispatch(languageChosen(language))
      await settle()
    },
    textsCome: async (language: string) => {
      loading.get(language)?.()
      await settle()
    },
  }
}

it.each([
  ['in their order', ['et', 'de']],
  ['the other way round', ['de', 'et']],
])('LANG-10 of two quick choices the room gets the last, where their texts come %s', async (_, coming) => {
  const app = await open()
  await app.choose('et')
  await app.choose('de')
  for (const language of coming) await app.textsCome(language)
  expect(app.language()).toMatchObject({ selected: 'de', choice: 'de', isSettled: true })
  expect(app.told).toEqual([{ room: '101', language: 'de' }])
  expect(app.cookie()).toBe('de')
})

it('LANG-08, LANG-10 a guest who goes back to the language in use tells the hotel that one alone', async () => {
  const app = await open()
  await app.choose('et')
  await app.choose('en')
  await app.textsCome('en')
  await app.textsCome('et')
  expect(app.language()).toMatchObject({ selected: 'en', choice: 'en' })
  expect(app.told).toEqual([{ room: '101', language: 'en' }])
  await app.choose('en')
  expect(app.told).toHaveLength(1)
})
