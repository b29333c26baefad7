interface Names {
  of: (key: string) => string | undefined
}
type NamesConstructor = new (locales: string[], options: { type: 'language' }) => Names

/** A language by its key, in the words of the reader's language. Older engines know no names: they show the key. */
export function languageName(key: string, locale: string): string {
  try {
    const { DisplayNames } = Intl as unknown as { DisplayNames: NamesConstructor }
    const name = new DisplayNames([locale], { type: 'language' }).of(key) ?? key
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return key.toUpperCase()
  }
}
