/** The modes of the app and what each of them leaves out. */
export const modes = ['walkin', 'walkin-only', 'demo', 'demo-use-pms', 'kiosk', 'tv'] as const

/** The normal mode, a signed-in guest, is the empty text. */
export type Mode = (typeof modes)[number] | ''

/** What a device of the hotel is, whoever uses it; the empty text is a guest's own. */
export type DeviceMode = Extract<Mode, 'kiosk' | 'tv' | ''>

export const isMode = (value: string): value is Mode => (modes as readonly string[]).includes(value)
/** Also of a text that may be no mode, as address and cookie hold it. */
export const isWalkinMode = (mode: string | null | undefined) => mode === 'walkin' || mode === 'walkin-only'
export const isDeviceMode = (mode: Mode): mode is 'kiosk' | 'tv' => mode === 'kiosk' || mode === 'tv'
export const isDemoMode = (mode: Mode) => mode === 'demo' || mode === 'demo-use-pms'
