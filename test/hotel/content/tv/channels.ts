// The channels of the house's cable network, by group, in the order of the remote control.
import type { Format } from './plans.ts'

export type Tongue = 'en' | 'de' | 'fr' | 'es' | 'it' | 'ar'

export interface SeedChannel {
  name: string
  group: string
  categoryId: number
  format: Format
  tongue: Tongue
}

/** One channel per line: its name, and its language if that is not English. */
const group = (name: string, categoryId: number, format: Format, names: string): SeedChannel[] =>
  names.split('\n').flatMap((line) => {
    const [channel = '', tongue = 'en'] = line.trim().split(' | ')
    return channel === ''
      ? []
      : [{ name: channel, group: name, categoryId, format, tongue: tongue as Tongue }]
  })

export const seedChannels: readonly SeedChannel[] = [
  ...group(
    'news',
    0,
    'news',
    `News 24
     World Report
     Capital Business
     Markets Live
     Euro Journal
     Planet Now
     Nachrichten 1 | de
     Tagesblick | de
     Infokanal Wien | de
     Wirtschaft Aktuell | de
     Le Journal 24 | fr
     Noticias Directo | es
     Notizie 24 | it
     Akhbar Al Yawm | ar`,
  ),
  ...group(
    'general',
    1,
    'general',
    `One
     Two
     Channel Five
     Crown TV
     Harbour
     Evergreen
     Erstes | de
     Zweites | de
     Österreich Eins | de
     Österreich Zwei | de
     Alpha | de
     Kanal Sieben | de
     Donau TV | de
     Puls Mitte | de
     Suisse Deux | de
     Grand Angle | fr
     Hexagone | fr
     Canal Sol | es
     Uno Plus | es
     Canarias TV | es
     Centro Tre | it
     Stella | it
     Al Nil | ar
     Al Khaleej | ar`,
  ),
  ...group(
    'film',
    2,
    'film',
    `Cinema One
     Cinema Two
     Premiere Night
     Classic Reel
     Noir
     Matinee
     Festival
     Love Stories
     Kinowelt | de
     Filmpalast | de
     Heimkino | de
     Ciné Club | fr
     Cine Estrella | es
     Cinema Lido | it`,
  ),
  ...group(
    'series',
    3,
    'series',
    `Series One
     Crime & Co
     Drama Central
     Comedy Lane
     Sci-Fi Hub
     Box Set
     Serienzeit | de
     Krimi Plus | de
     Lachmal | de
     Séries Folles | fr
     Telenovela | es
     Fiction | it`,
  ),
  ...group(
    'sports',
    4,
    'sports',
    `Sports Arena 1
     Sports Arena 2
     Sports Arena 3
     Goal TV
     Tennis Court
     Velo & Run
     Winter Sports
     Motor Circuit
     Sail & Surf
     Sport Austria | de
     Sportkanal | de
     Fußball Live | de
     Deporte Total | es
     Calcio | it`,
  ),
  ...group(
    'kids',
    5,
    'kids',
    `Tiny Tales
     Jolly Junior
     Cartoon Cove
     Smart Start
     Kinderinsel | de
     Maus & Mond | de
     Ritterburg | de
     Petite Ourse | fr
     Pequeños | es
     Bambini | it`,
  ),
  ...group(
    'knowledge',
    6,
    'knowledge',
    `Earth
     Wild Planet
     History Vault
     Science Lab
     Wonders
     Explorer
     Food & Travel
     Home & Garden
     Geo Wissen | de
     Zeitreise | de
     Natur Pur | de
     Bergwelt | de
     Découverte | fr
     Geografía | es`,
  ),
  ...group(
    'music',
    7,
    'music',
    `Music Hits
     Rock Stage
     Jazz & Blues
     Club Nights
     Concert Hall
     Schlagerwelt | de
     Volksmusik TV | de
     Musique Live | fr`,
  ),
  ...group(
    'culture',
    8,
    'culture',
    `Arts
     Stage & Screen
     Kulturkanal | de
     Nova Kultur | de
     Opera Viva | it`,
  ),
  ...group(
    'shopping',
    9,
    'shopping',
    `Shop Window
     Jewel Box
     Kaufhaus 24 | de`,
  ),
  ...group('hotel', 10, 'silent', 'Hotel Aurora TV\nLobby Camera'),
]
