/** Key in local storage: the guest's reminders. */
export const remindersKey = 'tv-reminders'

export const epgPaths = {
  guide: '/epg',
  channel: '/epg/:channelId',
  tvAll: '/tvall',
  tvGroup: '/tvgroup',
} as const

/** Query parameter of `/tvgroup`: the group whose channels the screen lists (EPG-23). */
export const groupParam = 'onclickVal'
