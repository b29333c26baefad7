// Short forms to write films with, so that one reads as an entry of a programme.
import type { Text } from '../types.ts'

/** Ids are the hotel's and never change. */
export const genres = {
  action: { id: 1, name: { en: 'Action', de: 'Action' } },
  drama: { id: 2, name: { en: 'Drama', de: 'Drama' } },
  comedy: { id: 3, name: { en: 'Comedy', de: 'Komödie' } },
  thriller: { id: 4, name: { en: 'Thriller', de: 'Thriller' } },
  romance: { id: 5, name: { en: 'Romance', de: 'Liebesfilm' } },
  family: { id: 6, name: { en: 'Family', de: 'Familie' } },
  animation: { id: 7, name: { en: 'Animation', de: 'Trickfilm' } },
  scifi: { id: 8, name: { en: 'Science fiction', de: 'Science-Fiction' } },
  documentary: { id: 9, name: { en: 'Documentary', de: 'Dokumentarfilm' } },
  crime: { id: 10, name: { en: 'Crime', de: 'Krimi' } },
  adventure: { id: 11, name: { en: 'Adventure', de: 'Abenteuer' } },
  music: { id: 12, name: { en: 'Music', de: 'Musik' } },
  horror: { id: 13, name: { en: 'Horror', de: 'Horror' } },
  history: { id: 14, name: { en: 'History', de: 'Historienfilm' } },
  nature: { id: 15, name: { en: 'Nature', de: 'Natur' } },
} satisfies Record<string, { id: number; name: Text }>

export type Genre = keyof typeof genres
type Genres = Genre | `${Genre} ${Genre}` | `${Genre} ${Genre} ${Genre}`

/** What its poster shows. */
export type Motif =
  | 'apple'
  | 'balloon'
  | 'bear'
  | 'bicycle'
  | 'bird'
  | 'boat'
  | 'book'
  | 'bridge'
  | 'cat'
  | 'chair'
  | 'chess'
  | 'city'
  | 'clock'
  | 'crown'
  | 'cup'
  | 'dog'
  | 'door'
  | 'dunes'
  | 'eye'
  | 'fire'
  | 'fish'
  | 'flower'
  | 'forest'
  | 'ghost'
  | 'heart'
  | 'house'
  | 'island'
  | 'key'
  | 'knife'
  | 'ladder'
  | 'leaf'
  | 'letter'
  | 'lighthouse'
  | 'mask'
  | 'moon'
  | 'mountain'
  | 'phone'
  | 'piano'
  | 'plane'
  | 'planet'
  | 'rain'
  | 'road'
  | 'robot'
  | 'rocket'
  | 'sea'
  | 'snow'
  | 'stairs'
  | 'star'
  | 'suitcase'
  | 'sun'
  | 'train'
  | 'umbrella'
  | 'vinyl'
  | 'violin'
  | 'whale'
  | 'window'

export interface SeedFilm {
  title: string
  year: number
  minutes: number
  /** Years of age from which it may be seen. */
  rating: number
  genres: Genre[]
  motif: Motif
  text: string
  /** `zero`: free, too, but told by its price alone, as some hotels do it. */
  mark: 'free' | 'zero' | 'protected' | null
}

export const film = (
  title: string,
  year: number,
  minutes: number,
  rating: number,
  ofGenres: Genres,
  motif: Motif,
  text: string,
  mark: SeedFilm['mark'] = null,
): SeedFilm => ({
  title,
  year,
  minutes,
  rating,
  // The type allows nothing but genres between the blanks.
  genres: ofGenres.split(' ') as Genre[],
  motif,
  text,
  mark,
})
