import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectNewTvMessage } from './slice.ts'

const nothingToDo = () => undefined

/** Shows a new message as a browser notification, if the guest has allowed it (MSG-14). Renders nothing. */
export function MessageNotifier() {
  const { t } = useTranslation()
  const message = useSelector(selectNewTvMessage)

  useEffect(() => {
    if (!message) return
    // A press only brings the page to the front, where the message's dialog is open.
    const notification = { title: t('messages.new'), body: message.text, tag: 'message' }
    const shown = import('../../browser/notifier.ts')
      .then(({ notify }) => notify(notification, nothingToDo))
      .catch(() => nothingToDo)
    return () => void shown.then((close) => close())
  }, [message, t])
  return null
}
