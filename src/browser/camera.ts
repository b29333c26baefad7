/** The device's camera, and a code for each reason why it cannot be opened (QR-04 to QR-09). */
export type CameraProblem = 'permission' | 'none' | 'insecure' | 'busy' | 'unsuitable' | 'unsupported'

/** `errorName` is the browser's name of the error; `problem` is null if that is none of the known ones. */
export class CameraError extends Error {
  override name = 'CameraError'
  readonly problem: CameraProblem | null
  readonly errorName: string
  constructor(problem: CameraProblem | null, errorName: string) {
    super(`camera: ${problem ?? errorName}`)
    this.problem = problem
    this.errorName = errorName
  }
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'permission',
  PermissionDeniedError: 'permission',
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  NotSupportedError: 'insecure',
  SecurityError: 'insecure',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  OverconstrainedError: 'unsuitable',
  ConstraintNotSatisfiedError: 'unsuitable',
}

type CameraWindow = Pick<Window, 'isSecureContext'> & {
  navigator: { mediaDevices?: Pick<MediaDevices, 'getUserMedia'> }
}

/**
 * Opens the rear camera if the device has one. Its tracks must be stopped.
 * @throws CameraError
 */
export async function openCamera(window: CameraWindow = globalThis.window): Promise<MediaStream> {
  // On an insecure page some browsers have no camera API and others reject: the same problem for the guest.
  if (window.isSecureContext === false) throw new CameraError('insecure', 'InsecureContextError')
  const devices = window.navigator.mediaDevices
  if (!devices?.getUserMedia) throw new CameraError('unsupported', 'StreamApiNotSupportedError')
  try {
    return await devices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : 'Error'
    throw new CameraError(problems[name] ?? null, name)
  }
}

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
