/**
 * Facts about a TV, read through the makers' APIs: Samsung's `webapis` and `tizen`, LG's `webOS`. Each of them may be
 * missing, forbidden or broken; such errors never reach the guest.
 */
export interface TelevisionFacts {
  ipAddress: string
  macAddress: string
  subnetMask: string
  gatewayAddress: string
  firmware: string
  /** 0 to 100, or null if unknown. */
  volume: number | null
}

type Answer = Record<string, unknown>

interface LunaRequest {
  method: string
  onSuccess: (answer: Answer) => void
  onFailure: () => void
}

/** The parts of the makers' APIs that are used here. Any of them may be missing. */
export interface TelevisionWindow {
  webapis?: {
    network?: {
      getMac?: () => string
      getIp?: () => string
      getSubnetMask?: () => string
      getGateway?: () => string
    }
    productinfo?: { getFirmware?: () => string }
  }
  tizen?: {
    tvaudiocontrol?: { getVolume?: () => number }
    tvinputdevice?: { registerKeyBatch?: (names: string[]) => void }
  }
  webOS?: {
    deviceInfo?: (callback: (info: Answer) => void) => void
    service?: { request?: (address: string, request: LunaRequest) => void }
  }
}

/** After this the app starts without the television's facts. */
const answerTimeoutMs = 1500

/** Reads all facts; those that the television does not give are empty. Never rejects. */
export async function readTelevision(window: TelevisionWindow): Promise<TelevisionFacts> {
  registerKeys(window)
  const [connection, addresses, info] = await Promise.all([
    callLuna(window, 'getinfo'),
    callLuna(window, 'getStatus'),
    readDeviceInfo(window),
  ])
  const wired = partOf(addresses, 'wired')
  const line = textOf(wired, 'ipAddress') ? wired : partOf(addresses, 'wifi')
  const { network, productinfo } = window.webapis ?? {}
  return {
    ipAddress: attempt(() => network?.getIp?.()) || textOf(line, 'ipAddress'),
    macAddress:
      attempt(() => network?.getMac?.()) ||
      textOf(partOf(connection, 'wiredInfo'), 'macAddress') ||
      textOf(partOf(connection, 'wifiInfo'), 'macAddress'),
    subnetMask: attempt(() => network?.getSubnetMask?.()) || textOf(line, 'netmask'),
    gatewayAddress: attempt(() => network?.getGateway?.()) || textOf(line, 'gateway'),
    firmware: attempt(() => productinfo?.getFirmware?.()) || textOf(info, 'version'),
    volume: readVolume(window),
  }
}

const registeredKeys = [
  'ColorF0Red',
  'ColorF1Green',
  'ColorF2Yellow',
  'ColorF3Blue',
  'MediaPlay',
  'MediaPause',
  'MediaPlayPause',
  'MediaStop',
  'MediaFastForward',
  'MediaRewind',
]

/** Samsung televisions send the colour and play keys only to an app that has registered them. */
function registerKeys({ tizen }: TelevisionWindow): void {
  try {
    tizen?.tvinputdevice?.registerKeyBatch?.(registeredKeys)
  } catch {
    // The app lacks the privilege: the TV handles these keys itself.
  }
}

function readVolume(window: TelevisionWindow): number | null {
  try {
    const volume = window.tizen?.tvaudiocontrol?.getVolume?.()
    return typeof volume === 'number' && Number.isFinite(volume) ? volume : null
  } catch {
    return null
  }
}

function attempt(read: () => unknown): string {
  try {
    const value = read()
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}

const textOf = (record: Answer | null, key: string) => attempt(() => record?.[key])

function partOf(record: Answer | null, key: string): Answer | null {
  const part = record?.[key]
  return typeof part === 'object' && part !== null ? (part as Answer) : null
}

/** Calls a method of LG's system bus. */
function callLuna({ webOS }: TelevisionWindow, method: string): Promise<Answer | null> {
  return withTimeout((settle) =>
    webOS?.service?.request
      ? webOS.service.request('luna://com.webos.service.connectionmanager', {
          method,
          onSuccess: settle,
          onFailure: () => settle(null),
        })
      : settle(null),
  )
}

function readDeviceInfo({ webOS }: TelevisionWindow): Promise<Answer | null> {
  return withTimeout((settle) => (webOS?.deviceInfo ? webOS.deviceInfo(settle) : settle(null)))
}

function withTimeout(ask: (settle: (answer: Answer | null) => void) => void): Promise<Answer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), answerTimeoutMs)
    const settle = (answer: Answer | null) => {
      clearTimeout(timer)
      resolve(answer)
    }
    try {
      ask(settle)
    } catch {
      settle(null)
    }
  })
}
