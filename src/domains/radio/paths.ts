export const webradioPath = '/webradio'
