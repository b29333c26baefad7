export const webradioPath = '/webradio'
/** What plays, for after a reload. */
export const radioDraft = 'radio'
