import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectShownName } from '../session/slice.ts'
import type { Message, MessageContent } from './slice.ts'

/** The text of a message, in the guest's language. */
export function useMessageText(): {
  say: (words: MessageContent) => string
  textOf: (message: Message) => string
} {
  const { t } = useTranslation()
  const name = useSelector(selectShownName)
  const say = (words: MessageContent) =>
    'topic' in words
      ? t(`concierge.answers.${words.topic}`)
      : t(words.key, { name: name || t('concierge.guest') })
  return { say, textOf: (message) => (message.from === 'guest' ? message.text : say(message.words)) }
}
