/** Key of local storage: the positions in films that the hotel has not confirmed yet. */
export const resumeTimesKey = 'vod-resume-times'
