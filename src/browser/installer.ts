/** Whether and how the app can be put on the device's home screen (SHELL-20, SW-04). */
import { deviceKind } from './deviceKind.ts'

/** `prompt`: the browser shows its own install prompt. `manual`: it has none, so the app explains the steps. */
export type InstallMethod = 'prompt' | 'manual'

export interface Installer {
  /** Resolves when the app can be installed; never if it is installed already. */
  whenOffered: () => Promise<InstallMethod>
  /** Shows the browser's install prompt. Resolves to true if the guest accepts. */
  install: () => Promise<boolean>
  /** Resolves when the app has been installed, from here or from the browser's menu. */
  whenInstalled: () => Promise<void>
}

/** Chromium's event, not yet part of a standard. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event && 'userChoice' in event

/** True if the app runs as an installed app, without browser controls. */
export function isInstalled(window: Window = globalThis.window): boolean {
  const { navigator } = window
  const isIosApp = 'standalone' in navigator && navigator.standalone === true
  return isIosApp || window.matchMedia('(display-mode: standalone)').matches
}

/** Adds its listeners at once, because the browser fires its event only once. */
export function createInstaller(window: Window = globalThis.window): Installer {
  let prompt: InstallPromptEvent | null = null
  const whenOffered = new Promise<InstallMethod>((resolve) => {
    if (isInstalled(window)) return
    const { userAgent, maxTouchPoints } = window.navigator
    if (deviceKind(userAgent, maxTouchPoints) === 'applemobile') resolve('manual')
    window.addEventListener('beforeinstallprompt', (event) => {
      if (!isPrompt(event)) return
      // The app shows the prompt later, when the guest asks for it.
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
      // Each event can show the prompt only once.
      prompt = null
      if (!event) return false
      await event.prompt()
      return (await event.userChoice).outcome === 'accepted'
    },
  }
}
