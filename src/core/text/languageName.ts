interface Names {
  of: (key: string) => string | undefined
}
type NamesConstructor = new (locales: string[], options: { type: 'language' }) => Names

/** Name of a language in the reader's language; its key where the engine lacks `Intl.DisplayNames`. */
export function languageName(key: string, locale: string): string {
  try {
    const { DisplayNames } = Intl as unknown as { DisplayNames: NamesConstructor }
    const name = new DisplayNames([locale], { type: 'language' }).of(key) ?? key
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return key.toUpperCase()
  }
}
