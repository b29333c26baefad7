// The cookies of a device, as a browser keeps them.

/** What a device sends as `Cookie` once an answer has set more of them, and taken others away. */
export function withCookies(cookie: string, setCookie: readonly string[] | undefined): string {
  const kept = new Map(
    cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => [pair.split('=', 1)[0], pair]),
  )
  for (const [pair = '', ...attributes] of (setCookie ?? []).map((one) => one.split(/; */))) {
    const [name] = pair.split('=', 1)
    if (attributes.some((one) => /^max-age=0$/i.test(one))) kept.delete(name)
    else kept.set(name, pair)
  }
  return [...kept.values()].join('; ')
}
