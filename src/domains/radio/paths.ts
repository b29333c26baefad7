export const webradioPath = '/webradio'
/** Draft key of the playing station, which is restored after a reload. */
export const radioDraft = 'radio'
