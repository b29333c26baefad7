/** Is there a camera? True also where the browser does not say: then opening one tells why it cannot be had. */
export async function hasCamera(
  devices: Partial<Pick<MediaDevices, 'enumerateDevices'>> | undefined = globalThis.navigator.mediaDevices,
): Promise<boolean> {
  if (!devices?.enumerateDevices) return true
  const found = await devices.enumerateDevices().catch(() => null)
  return found?.some(({ kind }) => kind === 'videoinput') ?? true
}
