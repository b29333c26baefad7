import { renderHook } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import { createTexts } from '../../../src/app/texts.ts'
import { waitLimitMs } from '../../tools/limits.ts'

it('LANG-21 what a language has no words for is said in English, never as a bare key', async () => {
  const { i18n, loadLanguage } = createTexts()
  await loadLanguage('et')
  expect(i18n.t('login.submit')).toBe('Logi sisse')
  const { login } = i18n.getResourceBundle('et', 'translation') as { login: Record<string, string> }
  delete login.submit
  await vi.waitFor(() => expect(i18n.t('login.submit')).toBe('Sign in'), waitLimitMs)
})

it('LANG-02 Bosnian counts as Bosnian does, by the key that hotels give it', async () => {
  const { i18n, loadLanguage, loadRest } = createTexts()
  await loadLanguage('ba')
  await loadRest()
  const said = [1, 2, 5].map((count) => i18n.t('messages.unreadCount', { count }))
  expect(new Set(said.map((text) => text.replace(/\d/, ''))).size).toBe(3)
})

it('LANG-10 the language asked for last stays, whichever texts come first', async () => {
  const { i18n, loadLanguage } = createTexts()
  await loadLanguage('de')
  const loads = [loadLanguage('et'), loadLanguage('de')]
  expect(await Promise.all(loads)).toEqual([false, true])
  expect(i18n.t('login.submit')).toBe('Anmelden')
})

it('nothing is said anew because more texts have come, but in another language everything is', async () => {
  const { i18n, loadLanguage, loadRest } = createTexts()
  await loadLanguage('de')
  const said: string[] = []
  renderHook(() => {
    const { t } = useTranslation('translation', { i18n })
    said.push(t('login.submit'))
  })
  await loadRest()
  expect(said).toEqual(['Anmelden'])
  await loadLanguage('en')
  await vi.waitFor(() => expect(said).toEqual(['Anmelden', 'Sign in']), waitLimitMs)
})
