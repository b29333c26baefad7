// The page that the link of a key opens, in place of a lock maker's page: asks for the mailed code and opens the door.
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { currentProperty } from '../currentProperty.ts'
import { type Key, keyById, noteWrongCode, openDoor } from '../db/doors.ts'
import { stayIn } from '../db/stays.ts'
import { isGood } from '../domains/mobileKey.ts'
import type { HotelServices } from '../services.ts'
import { formOf } from './form.ts'
import { languageLine, page, pageLanguage, present } from './webCheckinPages.ts'
import { pageTexts } from './webCheckinTexts.ts'

/** Number of wrong codes after which a link no longer opens the door. */
const most = 5

export function keyPages(services: HotelServices): Hono {
  const { db, clock, deskEvents } = services
  const app = new Hono()

  const goodKey = (id: string): Key | null => {
    const key = keyById(db, id)
    return key?.code && key.wrong < most && isGood(services, key) ? key : null
  }

  /** The page's look, texts, and the values of the guest's address in the app. */
  function lookOf({ req }: Context, key?: Key) {
    const stay = key && stayIn(db, key.room)
    const { id, name: hotel, theme } = currentProperty(services, stay?.property ?? '1')
    const chosen = req.query('lang')?.slice(0, 10) ?? ''
    const lang = pageLanguage(req, chosen, stay)
    return {
      hotel,
      theme,
      lang,
      texts: pageTexts[lang],
      sent: present({ property: id, theme: id, lang: chosen }),
    }
  }

  function askPage(context: Context, key: Key, isWrong = false) {
    const { texts, ...look } = lookOf(context, key)
    return page(
      look,
      html`<h1>${texts.door(key.room)}</h1>
        <p>${texts.enterCode}</p>
        ${isWrong ? html`<p class="wrong" role="alert">${texts.wrongCode}</p>` : ''}
        <form method="post">
          <label
            >${texts.code}
            <input name="code" dir="ltr" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"
          /></label>
          <button>${texts.openDoor}</button>
        </form>
        ${languageLine(look.lang, (lang) => `?${present({ lang })}`)}`,
      texts.door(key.room),
    )
  }

  function openPage(context: Context, key: Key) {
    const { texts, sent, ...look } = lookOf(context, key)
    return page(
      look,
      html`<h1>${texts.isOpen(key.room)}</h1>
        <p>${texts.welcomeBack}</p>
        <a class="go" href="/ONEapp/demo/mobilekey?${sent}">${texts.back}</a>`,
      texts.isOpen(key.room),
    )
  }

  /** A key that is used, expired or unknown; of the last there is no telling whose it was. */
  function deadPage(context: Context, id: string) {
    const key = keyById(db, id)
    const { texts, sent, ...look } = lookOf(context, key)
    const back = key && html`<a class="go" href="/ONEapp/demo/mobilekey?${sent}">${texts.back}</a>`
    return page(look, html`<h1>${texts.deadKey}</h1><p>${texts.newKey}</p>${back ?? ''}`, texts.deadKey)
  }

  app.get('/onekey/open/:id', (context) => {
    const id = context.req.param('id')
    const key = goodKey(id)
    return key ? context.html(askPage(context, key)) : context.html(deadPage(context, id), 410)
  })

  app.post('/onekey/open/:id', async (context) => {
    const id = context.req.param('id')
    const key = goodKey(id)
    if (!key) return context.html(deadPage(context, id), 410)
    const { code } = await formOf(context)
    if (code !== key.code) {
      noteWrongCode(db, key.id)
      return context.html(askPage(context, key, true), 422)
    }
    if (!openDoor(db, key, clock.iso())) return context.html(deadPage(context, id), 410)
    deskEvents.emit('rooms')
    return context.html(openPage(context, key))
  })
  return app
}
