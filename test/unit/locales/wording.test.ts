import { describe, expect, it } from 'vitest'
import { languages, textsOf } from './readCatalogue.ts'

/** The actions that a guest has beside each other. Two keys of one action, such as the two ways to the cart, are not in one line. */
const actions: Record<string, readonly string[]> = {
  login: ['login.submit', 'login.withoutSignIn', 'login.webCheckin'],
  guestMenu: ['guest.signIn', 'guest.logout', 'guest.checkout', 'guest.checkin', 'guest.callReception'],
  shop: ['shop.addToCart', 'shop.viewCart', 'shop.search.open', 'shop.search.showAll', 'shop.added.undo'],
  added: ['shop.addToCart', 'shop.added.toCart', 'shop.added.continue', 'shop.added.undo'],
  cart: ['order.send', 'order.change', 'cart.remove', 'cart.toShop', 'shop.added.undo'],
  doubt: ['order.doubtful.send', 'order.doubtful.wait', 'guest.callReception'],
  payment: ['order.cash', 'order.card', 'order.roomBill'],
  checkOut: ['stay.checkout.confirm', 'stay.checkout.bill', 'app.cancel'],
  request: ['content.request.send', 'content.request.settled', 'content.request.done', 'app.cancel'],
  page: ['content.visit', 'content.call', 'content.write', 'content.wifi.copy', 'share.share'],
  messages: ['messages.markAll', 'messages.markUnread', 'messages.delete', 'messages.undo', 'messages.later'],
  key: ['key.open', 'key.change', 'key.entry.send', 'guest.callReception'],
  films: ['vod.buy', 'vod.resume', 'vod.trailer', 'vod.seePackages', 'vod.filter.open', 'vod.filter.clear'],
  purchase: ['vod.buy', 'vod.purchase.useVoucher', 'app.cancel'],
  player: ['player.play', 'player.pause', 'player.startOver', 'player.back10', 'player.forward10'],
  radio: ['radio.play', 'radio.stop', 'radio.playOnTv', 'radio.mark', 'radio.unmark', 'radio.search.showAll'],
  radioBar: ['radio.pause', 'radio.resume', 'radio.close', 'app.tryAgain'],
  blind: ['roomControl.moves.up', 'roomControl.moves.stop', 'roomControl.moves.down'],
  awning: ['roomControl.moves.out', 'roomControl.moves.stop', 'roomControl.moves.in'],
  schedule: [
    ...['choose', 'save', 'cancelNextDay'].map((key) => `roomControl.schedule.${key}`),
    'time.earlier',
    'time.later',
    'app.cancel',
  ],
  remote: [
    ...['power', 'volume_up', 'volume_down', 'mute', 'channel_up', 'channel_down', 'up', 'down', 'left'],
    ...['right', 'back', 'home', 'info', 'play', 'pause', 'stop', 'forward', 'rewind'],
  ].map((key) => `remoteKeys.keys.${key}`),
  alarm: ['wakeUp.alarm.snooze', 'wakeUp.alarm.stop'],
  wakeUp: ['wakeUp.switch', 'wakeUp.delete', 'wakeUp.send', 'wakeUp.sendChange'],
  tour: ['tours.skip', 'tours.previous', 'tours.next', 'tours.finish'],
  calls: [
    ...['reception', 'room_service', 'housekeeping', 'business', 'spa', 'concierge'].map(
      (target) => `quickCalls.targets.${target}`,
    ),
    'quickCalls.hangUp',
  ],
  courses: ['courses.book', 'courses.fewer', 'courses.more', 'courses.previousWeek', 'courses.nextWeek'],
  maps: ['maps.directions', 'maps.nearer', 'maps.further', 'maps.toHotel'],
  bill: ['bill.print', 'demoBill.fetch', 'demoBill.download', 'demoBill.pay'],
  kiosk: ['kiosk.stay', 'kiosk.finish'],
}

/** Placeholders of fields of one line. */
const placeholders = [
  ...['flights.field', 'maps.search', 'radio.search.label', 'search.field', 'shop.search.open'],
  ...['vod.search.label', 'concierge.write'],
]
/** What such a field shows on a phone that is 390 px wide, in Latin letters; those of East Asia take the room of two. */
const longestPlaceholder = 32
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const widthOf = (text: string) => text.length + (text.match(wide)?.length ?? 0)

const scripts = [
  ...['Arabic', 'Armenian', 'Cyrillic', 'Devanagari', 'Georgian', 'Greek', 'Han', 'Hangul', 'Hebrew'],
  ...['Hiragana', 'Katakana', 'Thai'],
]
/** Scripts that the name of the language is not written in. */
const otherScripts: Record<string, readonly string[]> = { ja: ['Hiragana', 'Katakana'], ko: ['Han'] }
const lettersOf = (script: string) => new RegExp(String.raw`(?=\p{L})\p{Script=${script}}`, 'u')

const english = textsOf('en')

describe.each(languages)('LANG-01 in the language %s', (language) => {
  it('no two actions that stand beside each other bear the same text', () => {
    const texts = textsOf(language)
    const same = Object.entries(actions).flatMap(([place, keys]) =>
      keys.flatMap((key, at) =>
        keys
          .slice(at + 1)
          .filter((other) => english.get(key) !== english.get(other) && texts.get(key) === texts.get(other))
          .map((other) => `${place}: ${key} and ${other} are “${texts.get(key)}”`),
      ),
    )
    expect(same).toEqual([])
  })

  it('a phone shows the whole placeholder of each field', () => {
    const texts = textsOf(language)
    const cut = placeholders.filter((key) => widthOf(texts.get(key) ?? '') > longestPlaceholder)
    expect(cut.map((key) => `${key}: ${texts.get(key)}`)).toEqual([])
  })

  it('every text is in the script of its language, or in Latin letters', () => {
    const name = textsOf(language).get('language.name') ?? ''
    const isOwn = (script: string) =>
      lettersOf(script).test(name) || (otherScripts[language] ?? []).includes(script)
    const foreign = scripts.filter((script) => !isOwn(script)).map(lettersOf)
    const strange = [...textsOf(language)].filter(([, text]) => foreign.some((letters) => letters.test(text)))
    expect(strange).toEqual([])
  })

  it('no text has a straight quotation mark or apostrophe, or a hyphen with spaces', () => {
    // The requirements fix some of the English texts in these characters.
    if (language === 'en') return
    // The words of the search are what a guest types, and nobody reads them.
    const read = [...textsOf(language)].filter(([key]) => !key.startsWith('find.'))
    expect(read.filter(([, text]) => /["']| - /.test(text))).toEqual([])
  })
})

it('LANG-22 every action that is compared is a text of English', () => {
  expect(
    Object.values(actions)
      .flat()
      .filter((key) => !english.has(key)),
  ).toEqual([])
})

describe('LANG-01 French', () => {
  const french = [...textsOf('fr')]

  it('has a narrow no-break space before ; ! ? and no other space', () => {
    expect(french.filter(([, text]) => /[ \u00a0][;!?]|[^\s\u202f;!?{}][;!?]/.test(text))).toEqual([])
  })

  it('has a no-break space before : and %, and inside quotation marks', () => {
    expect(french.filter(([, text]) => /[^\u00a0][:»%](?!\d)|«[^\u00a0]/.test(text))).toEqual([])
  })
})

it('LANG-26 a field for a day is not called what stands in it for today', () => {
  const same = languages.filter((language) => {
    const texts = textsOf(language)
    return texts.get('time.day') === texts.get('weather.today')
  })
  expect(same).toEqual([])
})
