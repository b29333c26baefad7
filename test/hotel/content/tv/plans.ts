// The daily schedules of each kind of channel: the start of each slot in the hotel's local time. A day ends at 5:00.

export type Format =
  | 'news'
  | 'general'
  | 'film'
  | 'series'
  | 'sports'
  | 'kids'
  | 'knowledge'
  | 'music'
  | 'culture'
  | 'shopping'
  | 'silent'

/** The pool of programmes from which a slot is filled. */
export type Pool =
  | 'antiques'
  | 'art'
  | 'bulletin'
  | 'business'
  | 'breakfast'
  | 'cartoon'
  | 'comedy'
  | 'concert'
  | 'cooking'
  | 'crimeSeries'
  | 'documentary'
  | 'film'
  | 'football'
  | 'home'
  | 'interview'
  | 'late'
  | 'magazine'
  | 'musicVideos'
  | 'nature'
  | 'nothing'
  | 'placeholder'
  | 'quiz'
  | 'science'
  | 'series'
  | 'shopping'
  | 'soap'
  | 'sport'
  | 'sportNews'
  | 'talk'
  | 'toddlers'
  | 'travel'
  | 'weather'

export interface Slot {
  /** Minutes since five in the morning. */
  from: number
  pool: Pool
}

const begin = 5 * 60
const sinceFive = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes - begin + 24 * 60) % (24 * 60)
}

/** Parses a schedule such as `6:00 breakfast, 9:00 soap`. */
const plan = (text: string): Slot[] =>
  text.split(',').map((entry) => {
    const [time = '', pool = 'nothing'] = entry.trim().split(' ')
    return { from: sinceFive(time), pool: pool as Pool }
  })

/** Repeats the same pools all day, each with its length in minutes. */
function rolling(...parts: [pool: Pool, minutes: number][]): Slot[] {
  const slots: Slot[] = []
  for (let at = 0, index = 0; at < 24 * 60; index += 1) {
    const [pool, minutes] = parts[index % parts.length] ?? ['nothing', 60]
    slots.push({ from: at, pool })
    at += minutes
  }
  return slots
}

/** The schedules of each kind of channel; if there are several, the id of a channel selects one of them. */
export const plans: Record<Format, readonly (readonly Slot[])[]> = {
  news: [
    rolling(['bulletin', 30], ['business', 25], ['weather', 5], ['bulletin', 30], ['magazine', 30]),
    rolling(
      ['bulletin', 20],
      ['weather', 10],
      ['interview', 30],
      ['bulletin', 30],
      ['documentary', 50],
      ['sportNews', 10],
    ),
  ],
  general: [
    plan(
      '5:00 nature, 6:00 breakfast, 9:00 soap, 9:50 quiz, 10:40 cooking, 11:30 travel, 12:15 home, 13:00 bulletin, 13:25 weather, 13:30 crimeSeries, 14:20 series, 15:10 nature, 16:00 antiques, 17:00 bulletin, 17:15 magazine, 18:00 soap, 18:30 soap, 19:00 quiz, 19:30 bulletin, 19:55 weather, 20:00 sportNews, 20:15 film, 22:00 bulletin, 22:30 talk, 23:30 crimeSeries, 0:20 film, 2:00 series, 2:50 musicVideos, 4:00 nature',
    ),
    plan(
      '5:00 travel, 5:45 magazine, 6:30 breakfast, 9:00 home, 9:45 series, 10:30 nature, 11:15 quiz, 12:00 bulletin, 12:15 cooking, 13:00 soap, 13:45 film, 15:30 travel, 16:15 quiz, 17:00 bulletin, 17:15 antiques, 18:05 comedy, 18:35 soap, 19:05 cooking, 19:50 weather, 20:00 bulletin, 20:15 crimeSeries, 21:00 crimeSeries, 21:45 magazine, 22:15 late, 23:15 comedy, 23:45 film, 1:30 talk, 2:30 crimeSeries, 3:15 magazine, 4:00 musicVideos',
    ),
  ],
  film: [[]],
  series: [
    plan(
      '5:00 series, 5:45 series, 6:30 comedy, 6:55 comedy, 7:20 soap, 8:10 crimeSeries, 8:55 crimeSeries, 9:40 series, 10:30 series, 11:20 comedy, 11:45 comedy, 12:10 crimeSeries, 13:00 crimeSeries, 13:50 series, 14:40 series, 15:30 soap, 16:20 comedy, 16:45 comedy, 17:10 crimeSeries, 18:00 crimeSeries, 18:50 comedy, 19:20 comedy, 19:45 series, 20:15 series, 21:05 series, 21:55 crimeSeries, 22:45 crimeSeries, 23:35 late, 0:35 series, 1:25 series, 2:15 crimeSeries, 3:05 comedy, 3:30 series, 4:15 series',
    ),
  ],
  sports: [
    plan(
      '5:00 sport, 7:00 sportNews, 7:30 sport, 9:30 magazine, 10:00 sport, 12:30 sportNews, 13:00 football, 15:00 sport, 17:30 sportNews, 18:00 interview, 18:30 football, 20:30 football, 22:45 sportNews, 23:15 sport, 1:15 football, 3:15 sport',
    ),
    plan(
      '5:00 football, 7:00 sport, 8:30 sportNews, 9:00 sport, 11:00 sport, 13:30 interview, 14:00 sport, 16:30 sportNews, 17:00 sport, 19:30 sportNews, 20:00 sport, 22:30 magazine, 23:00 football, 1:00 sport, 3:00 sport',
    ),
  ],
  kids: [
    plan(
      '5:00 nothing, 6:00 toddlers, 6:15 toddlers, 6:30 cartoon, 6:55 cartoon, 7:20 toddlers, 7:35 cartoon, 8:00 cartoon, 8:25 toddlers, 8:50 science, 9:15 cartoon, 9:40 toddlers, 10:00 cartoon, 10:25 cartoon, 10:50 nature, 11:20 toddlers, 11:35 cartoon, 12:00 cartoon, 12:30 quiz, 13:00 toddlers, 13:20 cartoon, 13:45 cartoon, 14:10 cooking, 14:40 cartoon, 15:05 cartoon, 15:30 science, 16:00 cartoon, 16:25 cartoon, 16:50 quiz, 17:20 cartoon, 17:45 cartoon, 18:10 toddlers, 18:30 cartoon, 18:55 toddlers, 19:00 film, 20:30 nothing',
    ),
  ],
  knowledge: [
    plan(
      '5:00 documentary, 5:50 science, 6:40 nature, 7:30 travel, 8:20 documentary, 9:10 antiques, 10:00 nature, 10:50 science, 11:40 home, 12:30 cooking, 13:20 documentary, 14:10 nature, 15:00 travel, 15:50 science, 16:40 documentary, 17:30 home, 18:20 travel, 19:10 cooking, 20:15 documentary, 21:05 nature, 21:55 science, 22:45 documentary, 23:35 travel, 0:25 nature, 1:15 documentary, 2:05 science, 2:55 nature, 3:45 travel, 4:30 nature',
    ),
    plan(
      '5:00 travel, 5:45 nature, 6:30 documentary, 7:15 home, 8:00 cooking, 8:45 nature, 9:45 documentary, 10:45 travel, 11:30 science, 12:15 nature, 13:15 documentary, 14:15 cooking, 15:00 home, 15:45 antiques, 16:45 nature, 17:45 travel, 18:30 science, 19:30 cooking, 20:15 nature, 21:15 documentary, 22:15 documentary, 23:15 science, 0:10 nature, 1:10 travel, 2:00 documentary, 3:00 documentary, 4:00 nature',
    ),
  ],
  music: [
    plan(
      '5:00 musicVideos, 7:00 breakfast, 10:00 musicVideos, 12:00 magazine, 12:30 musicVideos, 15:00 interview, 15:30 musicVideos, 18:00 magazine, 18:30 musicVideos, 20:15 concert, 22:00 concert, 23:30 musicVideos, 2:00 musicVideos',
    ),
  ],
  culture: [
    plan(
      '5:00 placeholder, 8:00 art, 9:00 documentary, 10:00 magazine, 10:45 concert, 12:30 art, 13:30 film, 15:30 documentary, 16:30 interview, 17:15 art, 18:15 travel, 19:00 magazine, 19:45 art, 20:15 concert, 22:30 interview, 23:15 film, 1:15 placeholder',
    ),
  ],
  shopping: [rolling(['shopping', 60], ['shopping', 60], ['cooking', 30], ['shopping', 90])],
  silent: [[]],
}
