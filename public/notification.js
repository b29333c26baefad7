// Part of the service worker: a press on a notification brings the page to the front and is told to it.
self.addEventListener('notificationclick', (event) => {
  const { tag } = event.notification
  event.notification.close()
  const tell = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' })
    if (!page) return
    page.postMessage({ type: 'notificationPressed', tag })
    await page.focus()
  }
  event.waitUntil(tell())
})
