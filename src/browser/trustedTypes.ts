/**
 * Trusted Types: the page's policy refuses markup and addresses of scripts that did not pass one of these policies.
 * Markup passes that of the library that cleans it (`core/text/markup.ts`).
 */
interface Policy {
  createScriptURL: (address: string) => string
}
interface Factory {
  /** An address for which the rule returns null is refused and reported. */
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string | null }) => Policy
}

const factory = (): Factory | undefined => (window as { trustedTypes?: Factory }).trustedTypes

let named: Policy | null = null

/** Marks the address of a script that the app itself or the hotel's configuration names. */
export function scriptAddress(address: string): string {
  named ??= factory()?.createPolicy('bellhop', { createScriptURL: (one) => one }) ?? {
    createScriptURL: (one) => one,
  }
  return named.createScriptURL(address)
}

/** Libraries start workers from their own code, by an address that only the page itself can create. */
export function allowOwnWorkers(): void {
  factory()?.createPolicy('default', {
    createScriptURL: (address) => (address.startsWith(`blob:${window.location.origin}/`) ? address : null),
  })
}
