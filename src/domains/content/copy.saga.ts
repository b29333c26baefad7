import { call, put } from 'typed-redux-saga'
import { copyText } from '../../browser/clipboard.ts'
import { noticeRaised } from '../notices/slice.ts'
import type { copyPressed } from './slice.ts'

export function* copyValue({ payload: text }: ReturnType<typeof copyPressed>) {
  const isCopied = yield* call(copyText, text)
  yield* put(
    noticeRaised({ text: isCopied ? 'content.wifi.copied' : 'content.wifi.notCopied', about: 'copy' }),
  )
}
