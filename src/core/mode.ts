/** The modes of the app, besides the normal one. */
export const modes = ['walkin', 'walkin-only', 'demo', 'demo-use-pms', 'kiosk', 'tv'] as const

/** A mode; the empty string is the normal one, of a signed-in guest. */
export type Mode = (typeof modes)[number] | ''

/** The kind of a hotel's device, whoever uses it; the empty string is a guest's own device. */
export type DeviceMode = Extract<Mode, 'kiosk' | 'tv' | ''>

export const isMode = (value: string): value is Mode => (modes as readonly string[]).includes(value)
/** Takes any text, because an address or a cookie may hold a value that is not a mode. */
export const isWalkinMode = (mode: string | null | undefined) => mode === 'walkin' || mode === 'walkin-only'
export const isDeviceMode = (mode: Mode): mode is 'kiosk' | 'tv' => mode === 'kiosk' || mode === 'tv'
export const isDemoMode = (mode: Mode) => mode === 'demo' || mode === 'demo-use-pms'
