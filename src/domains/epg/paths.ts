export const epgPaths = {
  guide: '/epg',
  channel: '/epg/:channelId',
  tvAll: '/tvall',
  tvGroup: '/tvgroup',
} as const

/** Of `/tvgroup`: the group whose channels it lists (EPG-23). */
export const groupParam = 'onclickVal'
