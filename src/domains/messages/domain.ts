import { useSelector } from 'react-redux'
import MessagesIcon from '~icons/ic/outline-mail'
import { defineDomain } from '../../core/domains/defineDomain.ts'
import { opens } from '../../core/domains/menuActions.ts'
import { firstChild, tourStep } from '../../core/domains/tourStep.ts'
import { lazyModule } from '../../core/lazyModule.ts'
import { stateOf } from '../../core/load.ts'
import { selectIsDemo } from '../session/slice.ts'
import { MessageNotifier } from './MessageNotifier.tsx'
import { messagesPath } from './paths.ts'
import { messagesSaga } from './saga.ts'
import { messageList, messagesSlice, selectHasMessages, selectUnreadCount } from './slice.ts'

export const messages = defineDomain({
  name: 'messages',
  screens: {
    tvMessage: {
      path: messagesPath,
      module: lazyModule(() => import('./MessagesScreen.tsx'), 'MessagesScreen'),
      access: 'resident',
      icon: MessagesIcon,
      isBetterOnPhone: true,
      tour: [
        tourStep('message-read', 'messages.read'),
        tourStep('message-mark', 'messages.mark'),
        tourStep('message-delete', 'messages.delete'),
        tourStep('message-notify', 'messages.notify', firstChild),
      ],
    },
  },
  actions: { tvMessagesOpen: () => opens('tvMessage', messagesPath) },
  nav: [
    {
      screen: 'tvMessage',
      label: 'nav.messages',
      order: 80,
      useIsOffered: () => [useSelector(selectHasMessages), useSelector(selectIsDemo)].includes(true),
      useIsPending: () => useSelector(messageList.select).status === 'fetching',
      badge: { useCount: () => useSelector(selectUnreadCount), label: 'nav.unread' },
    },
  ],
  Overlay: MessageNotifier,
  // From the sign-in on: a message may arrive at any time, and the badge shows the number of unread ones.
  state: stateOf([messageList], { slices: [messagesSlice], saga: messagesSaga }),
  lazyState: lazyModule(() => import('./delete.saga.ts'), 'messageDeletionState'),
})
