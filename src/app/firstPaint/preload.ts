/** Fetches code beside the app's own, which goes first. */
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
