export const remoteControlPath = '/remote-control'
