/** All screens of a guest whose hotel sends hostile answers, events and files, and whose device has stored such values. */
import { readFileSync } from 'node:fs'
import { act, waitFor } from '@testing-library/react'
import type * as v from 'valibot'
import { expect, it } from 'vitest'
import { pushes } from '../../../src/contract/pushes.ts'
import { createSampler } from '../../unit/contract/sampleOf.ts'
import { createHostile, fuzzSeed, type Hostile, wasAttacked } from '../../unit/fuzz/hostile.ts'
import { clearPage } from '../clearPage.ts'
import { openSignedInAt } from '../harness.tsx'
import { makeHostile } from './hostileHotel.ts'

type App = Awaited<ReturnType<typeof openSignedInAt>>

/** Visits in all, each with some answers, an event and a query. By hand, `FUZZ_VISITS=5000` takes as many as that. */
const visits = Number(process.env.FUZZ_VISITS ?? 50)
/** Visits of one app. */
const visitsOfOneApp = 25

/** The names under which the app stores something, as the privacy guide lists them; those of the sign-in are not meant. */
const storedNames = [
  ...(readFileSync('.github/DEPLOYMENT.md', 'utf8')
    .split('\n## Privacy\n')[1]
    ?.matchAll(/(?<=^\|[^|]*)`([\w/-]+)`/gm) ?? []),
]
  .map(([, name = '']) => (name.endsWith('/') ? `${name}bill` : name))
  .filter((name) => !name.startsWith('login-') && !/^(guest|house|ended|autologin|device-mode)/.test(name))

function storeRubbish(hostile: Hostile) {
  for (const name of storedNames) {
    const text = hostile.next() < 0.5 ? hostile.text() : JSON.stringify(hostile.value())
    for (const storage of [localStorage, sessionStorage]) storage.setItem(name, text)
  }
}

const ids = ['1', '2', '3', '10', '12', '17', '354', 'm-1', 'attraction']

/** An address of a screen, with parts and a query that exist, or do not. */
function addressOf({ services }: App, hostile: Hostile): string {
  const { path } = hostile.oneOf(services.domains.screens().filter((one) => one.path !== '/login'))
  const part = () =>
    hostile.next() < 0.8
      ? hostile.oneOf(ids)
      : encodeURIComponent(hostile.text().slice(0, 200).toWellFormed())
  const pathname = path.replace(/:\w+\??|\*/g, part)
  const name = hostile.oneOf(['q', 'page', 'country', 'airport', 'entry', 'week', 'tab', 'group', 'filter'])
  const query = new URLSearchParams({ [name]: hostile.text().slice(0, 200) })
  return hostile.next() < 0.5 ? pathname : `${pathname}?${query}`
}

function sendEvent({ hotel }: App, hostile: Hostile) {
  const name = hostile.oneOf(Object.keys(pushes) as (keyof typeof pushes)[])
  // A command restarts the device, or opens another app on it.
  if (name === 'deviceCommand') return
  const root = hostile.changed(createSampler()(pushes[name].payload as v.GenericSchema))
  const payload = hostile.next() < 0.5 ? { status: 'OK', root } : root
  hotel.desk.push({ room: '101', function: name, payload })
}

/** What must not be in the page, whatever was sent. */
function dangerous(): string[] {
  const all = [...document.querySelectorAll('*')]
  return [
    ...all.filter((one) => one.tagName === 'SCRIPT').map((one) => one.outerHTML),
    ...all.flatMap((one) =>
      [...one.attributes]
        // A picture of such an address is none, and runs nothing.
        .filter(
          ({ name, value }) =>
            /^on/.test(name) ||
            (/^\s*(javascript|data:text\/html)/i.test(value) && (name !== 'src' || one.tagName !== 'IMG')),
        )
        .map(({ name, value }) => `${one.tagName} ${name}=${value}`),
    ),
  ].map((text) => text.slice(0, 200))
}

/** Errors of sagas, which are caught, logged and restarted. */
const thrown = async ({ desk }: App) =>
  (await desk.list('logs'))
    .map(({ component, msg }) => `${component}: ${msg}`)
    .filter((line) => /^\w+: (Type|Range|Reference|Syntax|URI)?Error: /.test(line))

it('REAL-08, GEN-06 no answer, event, file, stored value or address breaks a screen, runs, or leaves it loading', {
  timeout: 60_000 + visits * 2000,
}, async () => {
  let changes = 0
  for (let first = 0; first < visits; first += visitsOfOneApp) {
    const seed = fuzzSeed + first
    const hostile = createHostile(seed)
    storeRubbish(hostile)
    const between = makeHostile(hostile)
    const app = await openSignedInAt('/language')
    await waitFor(() => expect(app.store.getState().domains.guestDomains).toBe('loaded'))
    for (let visit = 0; visit < Math.min(visitsOfOneApp, visits - first); visit += 1) {
      const address = addressOf(app, hostile)
      const where = `seed ${seed}, visit ${visit}: ${address}`
      act(() => app.services.history.go(address))
      if (hostile.next() < 0.5) sendEvent(app, hostile)
      await waitFor(() => {
        const isLoading = document.querySelector('[role=status] [data-skeleton]') !== null
        const hasTitle = document.querySelector('h1') !== null
        expect(`${where}: ${hasTitle ? 'title' : 'no title'}${isLoading ? ', loading' : ''}`).toBe(
          `${where}: title`,
        )
      })
      const faults = [...dangerous(), ...(wasAttacked() ? ['attacked'] : [])]
      expect(`${where}: ${faults.join(' | ')}`).toBe(`${where}: `)
    }
    expect([seed, await thrown(app)]).toEqual([seed, []])
    changes += between.changed()
    await clearPage()
  }
  expect(changes).toBeGreaterThan(visits)
})
