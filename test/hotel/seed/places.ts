// Places whose weather the hotel knows, with their climate.
import { written } from '../content/languages.ts'

export interface Place {
  city: string
  country: string
  /** ISO 3166, two letters. */
  iso: string
  zone: string
  /** Mean temperature of each month, Celsius. */
  means: readonly number[]
  /** Difference between the mean of a clear day and its warmest hour, Celsius. */
  swing: number
  /** Width of the range in which the mean of a day deviates from that of its month, Celsius. */
  moods: number
  /** Share of days with rain or snow. */
  wet: number
}

const place = (
  [city, country, iso, zone]: [string, string, string, string],
  means: number[],
  [swing, moods, wet]: [number, number, number],
): Place => ({ city, country, iso, zone, means, swing, moods, wet })

export const places: readonly Place[] = [
  place(
    ['Vienna', 'Austria', 'AT', 'Europe/Vienna'],
    [1, 3, 7, 12, 17, 20, 22, 22, 17, 11, 6, 2],
    [5.5, 8, 0.4],
  ),
  place(
    ['Salzburg', 'Austria', 'AT', 'Europe/Vienna'],
    [-1, 1, 5, 10, 15, 18, 20, 19, 15, 10, 4, 0],
    [5.5, 8, 0.52],
  ),
  place(
    ['Budapest', 'Hungary', 'HU', 'Europe/Budapest'],
    [1, 3, 8, 13, 18, 21, 23, 23, 18, 12, 6, 2],
    [6, 8, 0.35],
  ),
  place(
    ['Costa Adeje', 'Spain', 'ES', 'Atlantic/Canary'],
    [19, 19, 20, 20, 21, 23, 25, 26, 25, 24, 22, 20],
    [3.5, 3, 0.09],
  ),
  place(
    ['La Orotava', 'Spain', 'ES', 'Atlantic/Canary'],
    [15, 15, 16, 17, 18, 20, 22, 23, 22, 20, 18, 16],
    [3.5, 3, 0.22],
  ),
  place(
    ['London', 'United Kingdom', 'GB', 'Europe/London'],
    [6, 6, 8, 10, 14, 17, 19, 19, 16, 12, 9, 6],
    [4, 6, 0.42],
  ),
  place(
    ['Paris', 'France', 'FR', 'Europe/Paris'],
    [5, 6, 9, 12, 16, 19, 21, 21, 17, 13, 8, 6],
    [4.5, 7, 0.4],
  ),
  place(
    ['Berlin', 'Germany', 'DE', 'Europe/Berlin'],
    [1, 2, 5, 10, 15, 18, 20, 20, 15, 10, 5, 2],
    [5, 8, 0.4],
  ),
  place(
    ['New York', 'United States', 'US', 'America/New_York'],
    [1, 2, 6, 12, 17, 22, 25, 25, 21, 15, 9, 4],
    [4.5, 8, 0.34],
  ),
  place(
    ['Dubai', 'United Arab Emirates', 'AE', 'Asia/Dubai'],
    [19, 20, 23, 27, 31, 33, 36, 36, 33, 30, 25, 21],
    [5.5, 3, 0.03],
  ),
  place(['Tokyo', 'Japan', 'JP', 'Asia/Tokyo'], [5, 6, 9, 14, 19, 22, 26, 27, 23, 18, 12, 8], [4.5, 6, 0.36]),
]

/** Names of cities and countries by the English ones: German, French, Arabic. */
const names: Readonly<Record<string, readonly [de: string, fr: string, ar: string]>> = {
  Vienna: ['Wien', 'Vienne', 'فيينا'],
  Salzburg: ['Salzburg', 'Salzbourg', 'سالزبورغ'],
  Budapest: ['Budapest', 'Budapest', 'بودابست'],
  'Costa Adeje': ['Costa Adeje', 'Costa Adeje', 'كوستا أديخي'],
  'La Orotava': ['La Orotava', 'La Orotava', 'لا أوروتافا'],
  London: ['London', 'Londres', 'لندن'],
  Paris: ['Paris', 'Paris', 'باريس'],
  Berlin: ['Berlin', 'Berlin', 'برلين'],
  'New York': ['New York', 'New York', 'نيويورك'],
  Dubai: ['Dubai', 'Dubaï', 'دبي'],
  Tokyo: ['Tokio', 'Tokyo', 'طوكيو'],
  Austria: ['Österreich', 'Autriche', 'النمسا'],
  Hungary: ['Ungarn', 'Hongrie', 'المجر'],
  Spain: ['Spanien', 'Espagne', 'إسبانيا'],
  'United Kingdom': ['Vereinigtes Königreich', 'Royaume-Uni', 'المملكة المتحدة'],
  France: ['Frankreich', 'France', 'فرنسا'],
  Germany: ['Deutschland', 'Allemagne', 'ألمانيا'],
  'United States': ['USA', 'États-Unis', 'الولايات المتحدة'],
  'United Arab Emirates': ['Vereinigte Arabische Emirate', 'Émirats arabes unis', 'الإمارات العربية المتحدة'],
  Japan: ['Japan', 'Japon', 'اليابان'],
}

export function placeName(name: string, lang: string): string {
  const [de, fr, ar] = names[name] ?? [name, name, name]
  return { en: name, de, fr, ar }[written(lang)]
}
