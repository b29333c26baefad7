// Helpers to write films in a short form, so that each reads like an entry of a programme.
import type { Text } from '../types.ts'

/** Ids are the hotel's and never change. */
export const genres = {
  action: { id: 1, name: { en: 'Action', de: 'Action', fr: 'Action', ar: 'حركة' } },
  drama: { id: 2, name: { en: 'Drama', de: 'Drama', fr: 'Drame', ar: 'دراما' } },
  comedy: { id: 3, name: { en: 'Comedy', de: 'Komödie', fr: 'Comédie', ar: 'كوميديا' } },
  thriller: { id: 4, name: { en: 'Thriller', de: 'Thriller', fr: 'Thriller', ar: 'إثارة' } },
  romance: { id: 5, name: { en: 'Romance', de: 'Liebesfilm', fr: 'Romance', ar: 'رومانسي' } },
  family: { id: 6, name: { en: 'Family', de: 'Familie', fr: 'Famille', ar: 'عائلي' } },
  animation: { id: 7, name: { en: 'Animation', de: 'Trickfilm', fr: 'Animation', ar: 'رسوم متحركة' } },
  scifi: {
    id: 8,
    name: { en: 'Science fiction', de: 'Science-Fiction', fr: 'Science-fiction', ar: 'خيال علمي' },
  },
  documentary: { id: 9, name: { en: 'Documentary', de: 'Dokumentarfilm', fr: 'Documentaire', ar: 'وثائقي' } },
  crime: { id: 10, name: { en: 'Crime', de: 'Krimi', fr: 'Policier', ar: 'جريمة' } },
  adventure: { id: 11, name: { en: 'Adventure', de: 'Abenteuer', fr: 'Aventure', ar: 'مغامرات' } },
  music: { id: 12, name: { en: 'Music', de: 'Musik', fr: 'Musique', ar: 'موسيقى' } },
  horror: { id: 13, name: { en: 'Horror', de: 'Horror', fr: 'Horreur', ar: 'رعب' } },
  history: { id: 14, name: { en: 'History', de: 'Historienfilm', fr: 'Histoire', ar: 'تاريخي' } },
  nature: { id: 15, name: { en: 'Nature', de: 'Natur', fr: 'Nature', ar: 'طبيعة' } },
} satisfies Record<string, { id: number; name: Text }>

export type Genre = keyof typeof genres
type Genres = Genre | `${Genre} ${Genre}` | `${Genre} ${Genre} ${Genre}`

/** The motif of a film's poster. */
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
  /** Minimum age of the audience in years. */
  rating: number
  genres: Genre[]
  motif: Motif
  text: string
  /** `zero`: also free, but marked only by its price of 0, as some hotels do. */
  mark: 'free' | 'zero' | 'protected' | null
}

/** The facts of a film; `about` adds its description. */
export const film = (
  title: string,
  year: number,
  minutes: number,
  rating: number,
  ofGenres: Genres,
  motif: Motif,
  mark: SeedFilm['mark'] = null,
) => ({
  about: (text: string): SeedFilm => ({
    title,
    year,
    minutes,
    rating,
    // The type of `ofGenres` allows only genres, separated by blanks.
    genres: ofGenres.split(' ') as Genre[],
    motif,
    text,
    mark,
  }),
})
