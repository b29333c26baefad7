export const roomCameraPath = '/room-camera'
