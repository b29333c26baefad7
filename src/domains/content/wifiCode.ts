import type { WifiNetwork } from '../../contract/skin.ts'

/** What a QR code says so that the camera of a phone offers to join the network. */
export function wifiCodeOf({ ssid, password, security, hidden }: WifiNetwork): string {
  const fields = [
    `T:${typeOf(password, security)}`,
    `S:${escaped(ssid)}`,
    ...(password ? [`P:${escaped(password)}`] : []),
    ...(hidden ? ['H:true'] : []),
  ]
  return `WIFI:${fields.join(';')};;`
}

/** `WPA` stands for all of its versions. */
function typeOf(password: string, security: string): string {
  if (!password) return 'nopass'
  return security.trim().toUpperCase() === 'WEP' ? 'WEP' : 'WPA'
}

const escaped = (value: string) => value.replace(/[\\;,":]/g, '\\$&')
