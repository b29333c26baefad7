/** Whether and how the app can be put on the device's home screen (SHELL-20, SW-04). */
import { deviceKind } from './deviceKind.ts'

/** `prompt`: the browser asks the guest itself. `manual`: it has no such question, the guest must be told the way. */
export type InstallMethod = 'prompt' | 'manual'

export interface Installer {
  /** When the browser signals that the app can be installed. Never where it is installed already. */
  whenOffered: () => Promise<InstallMethod>
  /** Asks the guest in the browser's own words. True where the app is being installed. */
  install: () => Promise<boolean>
  /** When the app has been installed, from here or from the browser's menu. */
  whenInstalled: () => Promise<void>
}

/** Chromium's event; it is in no standard yet. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event && 'userChoice' in event

function isInstalled(window: Window): boolean {
  const { navigator } = window
  const isIosApp = 'standalone' in navigator && navigator.standalone === true
  return isIosApp || window.matchMedia('(display-mode: standalone)').matches
}

/** Listens from now on: the browser says it once. */
export function createInstaller(window: Window = globalThis.window): Installer {
  let prompt: InstallPromptEvent | null = null
  const whenOffered = new Promise<InstallMethod>((resolve) => {
    if (isInstalled(window)) return
    const { userAgent, maxTouchPoints } = window.navigator
    if (deviceKind(userAgent, maxTouchPoints) === 'applemobile') resolve('manual')
    window.addEventListener('beforeinstallprompt', (event) => {
      if (!isPrompt(event)) return
      // The app asks in its own place and time.
      event.preventDefault()
      prompt = event
      resolve('prompt')
    })
  })
  const whenInstalled = new Promise<void>((resolve) => {
    window.addEventListener('appinstalled', () => resolve())
  })
  return {
    whenOffered: () => whenOffered,
    whenInstalled: () => whenInstalled,
    async install() {
      const event = prompt
      // An event asks once.
      prompt = null
      if (!event) return false
      await event.prompt()
      return (await event.userChoice).outcome === 'accepted'
    },
  }
}
