import type { SearchHit, SearchType } from '../../contract/search.ts'
import { buildPath } from '../../core/routing/buildPath.ts'
import { contentPaths } from '../content/paths.ts'
import { epgPaths } from '../epg/paths.ts'
import { vodPaths } from '../vod/paths.ts'

/** Returns the path of a result's screen; null if the result is played or has no action (SRCH-15). */
export function hitPath(type: SearchType, hit: SearchHit): string | null {
  if (type === 'film') return buildPath(vodPaths.movie, { movieId: hit.id })
  if (type === 'tv') return buildPath(epgPaths.channel, { channelId: hit.id })
  if (type === 'epg')
    return hit.channel_id ? buildPath(epgPaths.channel, { channelId: hit.channel_id }) : null
  if (type === 'contentpage') return buildPath(contentPaths.contentpage, { cpId: hit.id })
  return null
}
