// The hotel's own music albums, played in the bar and the lobby. All works are in the public domain.

export interface SeedAlbum {
  title: string
  artist: string
  songs: readonly string[]
  /** The song of which the hotel has a recording. */
  recorded?: string
}

const album = (title: string, artist: string, ...songs: string[]): SeedAlbum => ({ title, artist, songs })

export const albums: readonly SeedAlbum[] = [
  album(
    'New Year in the ballroom',
    'Johann Strauss II',
    'The Blue Danube',
    'Tales from the Vienna Woods',
    'Emperor Waltz',
    'Tritsch-Tratsch-Polka',
    'Roses from the South',
  ),
  album('Radetzky and friends', 'Johann Strauss I', 'Radetzky March', 'Lorelei Sounds', 'Cachucha Galop'),
  album(
    'A little night music',
    'Wolfgang Amadeus Mozart',
    'Serenade No. 13, Allegro',
    'Serenade No. 13, Romance',
    'Turkish March',
    'Clarinet Concerto, Adagio',
    'The Magic Flute, Overture',
  ),
  album(
    'By the brook',
    'Franz Schubert',
    'The Trout',
    'The Linden Tree',
    'Impromptu in G flat',
    'Serenade',
    'Night and Dreams',
  ),
  album(
    'Walks in Heiligenstadt',
    'Ludwig van Beethoven',
    'Moonlight Sonata, Adagio',
    'For Elise',
    'Pastoral Symphony, Allegro',
    'Spring Sonata, Allegro',
  ),
  album('Evenings with Brahms', 'Johannes Brahms', 'Lullaby', 'Hungarian Dance No. 5', 'Intermezzo in A'),
  album(
    'Piano before breakfast',
    'Erik Satie',
    'Gymnopédie No. 1',
    'Gymnopédie No. 3',
    'Gnossienne No. 1',
    'I want you',
  ),
  album(
    'Rain on the skylight',
    'Claude Debussy',
    'Clair de lune',
    'Rêverie',
    'The Girl with the Flaxen Hair',
  ),
  {
    ...album(
      'Guitar in the garden',
      'Francisco Tárrega',
      'Memories of the Alhambra',
      'Tear',
      'Capricho árabe',
    ),
    recorded: 'Memories of the Alhambra',
  },
  album('Islands', 'Isaac Albéniz', 'Asturias', 'Granada', 'Sevilla', 'Mallorca'),
  album('Piano of the bar', 'Scott Joplin', 'The Entertainer', 'Maple Leaf Rag', 'Solace', 'Bethena'),
  album('Seasons', 'Antonio Vivaldi', 'Spring, Allegro', 'Summer, Presto', 'Autumn, Adagio', 'Winter, Largo'),
]
