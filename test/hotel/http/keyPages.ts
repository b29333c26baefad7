// The page that the link of a key opens, in place of a lock maker's page: asks for the mailed code and opens the door.
import { Hono } from 'hono'
import { html } from 'hono/html'
import { currentProperty } from '../currentProperty.ts'
import { type Key, keyById, noteWrongCode, openDoor } from '../db/doors.ts'
import { stayIn } from '../db/stays.ts'
import { isGood } from '../domains/mobileKey.ts'
import type { HotelServices } from '../services.ts'
import { formOf } from './form.ts'
import { page } from './webCheckinPages.ts'

/** Number of wrong codes after which a link no longer opens the door. */
const most = 5

export function keyPages(services: HotelServices): Hono {
  const { db, clock, deskEvents } = services
  const app = new Hono()

  const goodKey = (id: string): Key | null => {
    const key = keyById(db, id)
    return key?.code && key.wrong < most && isGood(services, key) ? key : null
  }
  const propertyOfKey = (key: Key) => currentProperty(services, stayIn(db, key.room)?.property ?? '1')
  const look = (key: Key) => ({ hotel: propertyOfKey(key).name, theme: propertyOfKey(key).theme })

  const askPage = (key: Key, wrong?: string) =>
    page(
      look(key),
      html`<h1>Door ${key.room}</h1>
        <p>Enter the 6-digit code from our mail.</p>
        ${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : ''}
        <form method="post">
          <label>Code <input name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="6" /></label>
          <button>Open door</button>
        </form>`,
    )

  const openPage = (key: Key) => {
    const { id } = propertyOfKey(key)
    return page(
      look(key),
      html`<h1>Door ${key.room} is open</h1>
        <p>Welcome back.</p>
        <a class="go" href="/ONEapp/demo/mobilekey?property=${id}&theme=${id}">Back to the app</a>`,
    )
  }

  const deadPage = () => {
    const { name: hotel, theme } = currentProperty(services, '1')
    return page(
      { hotel, theme },
      html`<h1>This key opens nothing</h1><p>Please ask for a new one in the app.</p>`,
    )
  }

  app.get('/onekey/open/:id', (context) => {
    const key = goodKey(context.req.param('id'))
    return key ? context.html(askPage(key)) : context.html(deadPage(), 410)
  })

  app.post('/onekey/open/:id', async (context) => {
    const key = goodKey(context.req.param('id'))
    if (!key) return context.html(deadPage(), 410)
    const { code } = await formOf(context)
    if (code !== key.code) {
      noteWrongCode(db, key.id)
      return context.html(askPage(key, 'This is not the code.'), 422)
    }
    if (!openDoor(db, key, clock.iso())) return context.html(deadPage(), 410)
    deskEvents.emit('rooms')
    return context.html(openPage(key))
  })
  return app
}
