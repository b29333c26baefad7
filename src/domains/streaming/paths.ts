export const streamingPath = '/streamingDevices/:type'
