export const thisDevicePath = '/this-device'
