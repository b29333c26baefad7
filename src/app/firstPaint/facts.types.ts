/** What the page knows of the app before its code is there. The build writes it into the page. */
export interface FirstFacts {
  /** Addresses of the configuration. */
  config: string[]
  /** Paths with `:id` for the property's or theme's. */
  settings: string
  webcheckin: string
  theme: string
  /** Asked where no theme is known. */
  themes: string
  /** The code of the texts by language, and what all of it begins with. */
  texts: TextFiles
  /** Addresses of the code that signs a guest in and of what stands around every screen. */
  guestCode: string[]
  homeCode: string
  /** Address of the script that fetches what a screen is made of (`build/screenFiles.ts`). */
  screens: string
  /** Kinds of device on which guests are asked to sign in, until the configuration says so. */
  signInDevices: string
}

export interface TextFiles {
  base: string
  names: Record<string, string>
}
