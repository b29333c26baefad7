/** Resolves when the page is no longer seen: the guest has left it, closed it, or gone to another app. */
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
