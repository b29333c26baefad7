import i18next, { type i18n } from 'i18next'
import { expect, it } from 'vitest'
import { i18nextParts } from '../../../src/build/i18nextParts.ts'
import { buildPlanted } from './plantedModule.ts'

const entry = '/planted.ts'

/** i18next as the build leaves it. */
async function leftOver(): Promise<typeof i18next> {
  const code = await buildPlanted({
    entry,
    code: "export { default } from 'i18next'",
    plugin: i18nextParts(),
    isLibrary: true,
  })
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default
}

/** Texts in Polish, with English as the fallback for missing translations. */
async function said(instance: i18n) {
  await instance.init({
    fallbackLng: 'en',
    lowerCaseLng: true,
    resources: {},
    interpolation: { escapeValue: false },
  })
  const add = (language: string, texts: object) =>
    instance.addResourceBundle(language, 'translation', texts, true, true)
  add('en', { shop: { closed: 'Closed & dark', opens: 'Opens at {{time}}' } })
  add('pl', { unread_one: '{{count}} nowa', unread_few: '{{count}} nowe', unread_many: '{{count}} nowych' })
  await instance.changeLanguage('pl')
  return [
    ...[1, 3, 5].map((count) => instance.t('unread', { count })),
    instance.t('shop.closed'),
    instance.t('shop.opens', { time: '<8:00>' }),
    instance.t('shop.none'),
    instance.t('shop.none', { defaultValue: 'Nothing' }),
    instance.getFixedT('en')('shop.closed'),
    String(instance.hasLoadedNamespace('translation')),
  ]
}

it('says with fewer parts what it says with all', async () => {
  const left = (await leftOver()).createInstance()
  const whole = await said(i18next.createInstance())
  expect(whole.slice(0, 4)).toEqual(['1 nowa', '3 nowe', '5 nowych', 'Closed & dark'])
  expect(await said(left)).toEqual(whole)
  expect(left.dir).toBeUndefined()
})
