/** Browser notifications, for a guest who is looking at another page or app. */
export type NotifyPermission = NotificationPermission | 'unsupported'

export interface Note {
  title: string
  body?: string
  /** A later notification with the same tag replaces the earlier one. */
  tag: string
}

type NotifyWindow = Pick<Window, 'focus' | 'navigator'> & { Notification?: typeof Notification }

export const notifyPermission = (window: NotifyWindow = globalThis.window): NotifyPermission =>
  window.Notification?.permission ?? 'unsupported'

/** Call it only on a press of the guest, never unasked (CAM-07). */
export async function requestNotifyPermission(
  window: NotifyWindow = globalThis.window,
): Promise<NotifyPermission> {
  try {
    await window.Notification?.requestPermission()
  } catch {
    // A browser that refuses to ask counts as denied.
  }
  return notifyPermission(window)
}

/**
 * Shows a notification if the guest has allowed it. Phones show notifications only through the service worker
 * (`notification.js`), which reports a press to the page.
 * @returns a function that closes the notification
 */
export async function notify(
  note: Note,
  onPress: () => void,
  window: NotifyWindow = globalThis.window,
): Promise<() => void> {
  const { Notification } = window
  if (Notification?.permission !== 'granted') return () => undefined
  const { title, ...options } = note
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
      onPress()
    }
    return () => shown.close()
  } catch {
    return notifyThroughWorker(note, onPress, window.navigator.serviceWorker)
  }
}

async function notifyThroughWorker(
  { title, ...options }: Note,
  onPress: () => void,
  worker: ServiceWorkerContainer | undefined,
): Promise<() => void> {
  const registration = await worker?.getRegistration()
  if (!worker || !registration) return () => undefined
  const handleMessage = ({ data }: MessageEvent) => {
    if (data?.type === 'notificationPressed' && data.tag === options.tag) onPress()
  }
  worker.addEventListener('message', handleMessage)
  await registration.showNotification(title, options)
  return () => {
    worker.removeEventListener('message', handleMessage)
    void registration
      .getNotifications({ tag: options.tag })
      .then((shown) => {
        for (const notification of shown) notification.close()
      })
      .catch(() => undefined)
  }
}
