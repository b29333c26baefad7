/** True if there is a camera, or if the browser does not tell: then opening it reports the problem. */
export async function hasCamera(
  devices: Partial<Pick<MediaDevices, 'enumerateDevices'>> | undefined = globalThis.navigator.mediaDevices,
): Promise<boolean> {
  if (!devices?.enumerateDevices) return true
  const found = await devices.enumerateDevices().catch(() => null)
  return found?.some(({ kind }) => kind === 'videoinput') ?? true
}
