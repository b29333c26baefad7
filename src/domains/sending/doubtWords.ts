/** Catalogue keys of what a guest is told about an attempt in doubt: it may have arrived, and whom to ask; and of its button. */
export const doubtWords = {
  order: { title: 'order.doubtful.title', text: 'order.doubtful.text', send: 'order.send' },
  request: {
    title: 'content.request.doubtTitle',
    text: 'content.request.doubt',
    send: 'content.request.send',
  },
  // Nobody has to be asked: the app reads from the hotel whether the film is bought.
  film: { title: 'content.request.doubtTitle', text: 'vod.purchase.errors.doubtful' },
} as const
