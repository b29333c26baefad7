/** Preloads modules with low priority, so that the app's own code is loaded first. */
export function preload(addresses: readonly string[]) {
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        fetchPriority: 'low',
        href,
      }),
    )
}
