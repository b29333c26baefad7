/** Facts about the app that the page knows before the app's code is loaded. The build writes them into the page. */
export interface FirstFacts {
  /** Addresses of the configuration. */
  config: string[]
  /** Paths in which `:id` is the id of the property or theme. */
  settings: string
  webcheckin: string
  theme: string
  /** Requested if no theme is known. */
  themes: string
  texts: TextFiles
  /** Addresses of the chunks that sign a guest in and render the frame of all screens. */
  guestCode: string[]
  homeCode: string[]
  /** Address of the module with the files of each screen. */
  screens: string
  /** Kinds of device on which guests are asked to sign in, unless the configuration names others. */
  signInDevices: string
}

/** Names of the catalogues' chunks by language, and the common start of their addresses. */
export interface TextFiles {
  base: string
  signIn: Record<string, string>
}
