// A slow phone or television in Playwright: its network and processor, and the metrics that it records of a page.
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumArguments } from '../tools/chromium.ts'
import { wholeChromium } from './tasks.ts'

const kilobits = 1024 / 8

/** The phone as Lighthouse simulates it; a television on the hotel's own network. */
export const devices = {
  phone: { screen: { width: 412, height: 823 }, slowness: 4, latency: 150, down: 1638 * kilobits },
  television: { screen: { width: 1920, height: 1080 }, slowness: 6, latency: 0, down: -1 },
}
export type Device = (typeof devices)[keyof typeof devices]

/** Records the largest contentful paint and the number of long tasks. */
function watch() {
  const noted = { paintMs: 0, longTasks: 0 }
  Object.assign(window, { noted })
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry)
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.paintMs = startTime
  })
  observe('longtask', () => {
    noted.longTasks += 1
  })
}

interface Noted {
  paintMs: number
  longTasks: number
}
export const notedIn = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted)

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: wholeChromium(), args: chromiumArguments })

/** Opens pages on a slow device. */
export async function openOn(browser: Browser, device: Device) {
  const context = await browser.newContext({ viewport: device.screen, hasTouch: true })
  context.setDefaultTimeout(120_000)
  await context.addInitScript(watch)
  const open = async (): Promise<{ page: Page; tools: CDPSession }> => {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: device.latency,
      downloadThroughput: device.down,
      uploadThroughput: device.down,
    })
    await tools.send('Emulation.setCPUThrottlingRate', { rate: device.slowness })
    return { page, tools }
  }
  return { open, close: () => context.close() }
}
