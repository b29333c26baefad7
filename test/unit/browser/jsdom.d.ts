/** The part of jsdom that these tests use. The package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string; storageQuota?: number; pretendToBeVisual?: boolean })
    readonly window: Window & typeof globalThis
  }
}
