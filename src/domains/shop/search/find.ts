import type { RetailItem } from '../../../contract/shop.ts'
import { normalizeForSearch } from '../../../core/text/normalizeForSearch.ts'
import type { ShopGroup } from '../catalogue.ts'

interface IndexedGroup {
  id: string
  title: string
  /** Ids from the top group to this one. */
  path: readonly string[]
  words: string
}

interface IndexedItem {
  item: RetailItem
  title: string
  /** Further searchable text: titles of its groups and its diets, then its description. */
  kind: string
  text: string
}

/** The search index: a shop's groups and items with their normalized texts. */
export interface ShopIndex {
  groups: IndexedGroup[]
  items: IndexedItem[]
}

export interface Found {
  groups: Pick<IndexedGroup, 'id' | 'title' | 'path'>[]
  items: RetailItem[]
}

/**
 * Builds the index, and yields after each item.
 * @param dietWords returns the diets of an item in the guest's language
 */
export function* indexing(
  root: ShopGroup,
  dietWords: (item: RetailItem) => readonly string[],
): Generator<void, ShopIndex> {
  const index: ShopIndex = { groups: [], items: [] }
  const known = new Set<string>()
  // Cached, because most items of a group share these words.
  const kinds = new Map<string, string>()
  const kindOf = (words: string) => {
    const normalized = kinds.get(words) ?? normalizeForSearch(words)
    kinds.set(words, normalized)
    return normalized
  }
  function* walk({ items, groups }: ShopGroup, path: readonly string[], titles: string): Generator<void> {
    for (const item of items) {
      // An item that is in two groups is indexed once.
      if (known.has(item.id)) continue
      known.add(item.id)
      const kind = kindOf([titles, ...dietWords(item)].join(' '))
      index.items.push({
        item,
        title: normalizeForSearch(item.shop_item_title),
        kind,
        text: normalizeForSearch(item.shop_item_text),
      })
      yield
    }
    for (const group of groups) {
      const inside = [...path, group.id]
      const words = normalizeForSearch(group.title)
      index.groups.push({ id: inside.join(), title: group.title, path: inside, words })
      yield* walk(group, inside, `${titles} ${group.title}`)
    }
  }
  yield* walk(root, [], '')
  return index
}

const maxWordRank = 4

/** Rank of a word, 0 is best; null if the word does not match. */
function rankOf({ title, kind, text }: IndexedItem, word: string): number | null {
  if (title.startsWith(word)) return 0
  if (` ${title}`.includes(` ${word}`)) return 1
  if (title.includes(word)) return 2
  if (` ${kind}`.includes(` ${word}`)) return 3
  return ` ${text}`.includes(` ${word}`) ? maxWordRank : null
}

/**
 * Returns all groups and items that match every word of the term, matches in the title first; accents and case do not
 * matter.
 */
export function find({ groups, items }: ShopIndex, term: string): Found {
  const words = normalizeForSearch(term).split(' ').filter(Boolean)
  if (words.length === 0) return { groups: [], items: [] }
  const ranks: RetailItem[][] = Array.from({ length: maxWordRank * words.length + 1 }, () => [])
  for (const entry of items) {
    let rank: number | null = 0
    for (const word of words) {
      const one = rankOf(entry, word)
      rank = one === null || rank === null ? null : rank + one
      if (rank === null) break
    }
    if (rank !== null) ranks[rank]?.push(entry.item)
  }
  return {
    groups: groups.filter((group) => words.every((word) => ` ${group.words}`.includes(` ${word}`))),
    items: ranks.flat(),
  }
}
