import { getTVChannels } from '../../contract/epg.ts'
import type { SearchSource } from '../../core/domains/search.types.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { callHotel } from '../../core/services.ts'
import { epgPaths } from './paths.ts'

const cacheSeconds = 600

export const searchSource: SearchSource = {
  *contents() {
    const outcome = yield* callHotel(getTVChannels, {}, { cacheTime: cacheSeconds })
    const channels = outcome.kind === 'ok' ? outcome.answer : []
    return channels.map(({ id, number, name, image }) => {
      const href = buildPath(epgPaths.channel, { channelId: String(id) })
      const title = [number, name].filter(Boolean).join(' · ')
      return { id: href, title, image, href, screen: 'epg', type: 'tv' as const }
    })
  },
  areSearchedByHotel: true,
}
