// The search over all content of the hotel.
import type { WireOf } from '../../../src/contract/define.ts'
import { type getSearchResults, searchTypes } from '../../../src/contract/search.ts'
import { forVisitor, Refusal } from '../channel/session.ts'
import { tvsOf } from '../db/rooms.ts'
import { searchables } from '../search/all.ts'
import { find } from '../search/find.ts'
import { languages } from '../seed/languages.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'

/** Returns the types that the filter names, or all types if it names no known one. */
function typesIn(filter: string, delimiter: string) {
  const named = filter.split(delimiter).map((type) => type.trim())
  const known = searchTypes.filter((type) => named.includes(type))
  return known.length > 0 ? known : searchTypes
}

export function searchHandlers(
  services: HotelServices,
): Answers<'SQMOD_Search.getSearchResultsByTermAndRoomIpId'> {
  const all = searchables(services)
  return {
    'SQMOD_Search.getSearchResultsByTermAndRoomIpId': forVisitor(services, (ask, { property, room }) => {
      const isOwnTv = room !== null && tvsOf(services.db, room).some(({ id }) => id === ask.room_ip_id)
      if (ask.room_ip_id !== 0 && !isOwnTv) throw new Refusal('not your television')
      const lang = languages.find(({ id }) => id === ask.lang_id)?.key
      if (lang === undefined) throw new Refusal('unknown language')
      const result: WireOf<typeof getSearchResults> = {}
      for (const type of typesIn(ask.type_filter, ask.type_filter_delimiter))
        result[type] = all
          .filter((searchable) => searchable.type === type)
          .flatMap((searchable) => find(ask.search_term, searchable.entries(property, lang)))
      return result
    }),
  }
}
