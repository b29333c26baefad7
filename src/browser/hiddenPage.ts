/** Resolves when the page becomes hidden: the guest has left it, closed it, or switched to another app. */
export function whenPageHidden({ document }: Pick<Window, 'document'> = globalThis.window): Promise<void> {
  return new Promise((resolve) => {
    const handle = () => {
      if (document.visibilityState !== 'hidden') return
      document.removeEventListener('visibilitychange', handle)
      resolve()
    }
    document.addEventListener('visibilitychange', handle)
  })
}
