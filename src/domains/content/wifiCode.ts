import type { WifiNetwork } from '../../contract/skin.ts'

/** Returns the text of a QR code with which a phone's camera offers to join the network. */
export function wifiCodeOf({ ssid, password, security, hidden }: WifiNetwork): string {
  const fields = [
    `T:${typeOf(password, security)}`,
    `S:${escaped(ssid)}`,
    ...(password ? [`P:${escaped(password)}`] : []),
    ...(hidden ? ['H:true'] : []),
  ]
  return `WIFI:${fields.join(';')};;`
}

/** `WPA` covers all of its versions. */
function typeOf(password: string, security: string): string {
  if (!password) return 'nopass'
  return security.trim().toUpperCase() === 'WEP' ? 'WEP' : 'WPA'
}

const escaped = (value: string) => value.replace(/[\\;,":]/g, '\\$&')
