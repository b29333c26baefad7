// The weekly programme of courses of each property.
import { text } from '../content/build.ts'
import type { Text } from '../content/types.ts'
import type { PropertyId } from './properties.ts'

export interface SeedCourse {
  id: number
  name: Text
  description: Text
  trainer: string
  location: Text
  minutes: number
  maxPersons: number
  /** `Mon 07:30`: local time, each week. */
  weekly: readonly string[]
  /** The slot in `weekly` that is always fully booked. */
  full?: string
}

type Line = [id: number, trainer: string, minutes: number, maxPersons: number]

const course = (
  [id, trainer, minutes, maxPersons]: Line,
  name: Text,
  description: Text,
  location: Text,
  weekly: string,
  full?: string,
): SeedCourse => ({
  id,
  trainer,
  minutes,
  maxPersons,
  name,
  description,
  location,
  weekly: weekly.split(', '),
  ...(full !== undefined && { full }),
})

const studio = text('Studio 1, 6th floor', 'Studio 1, 6. Stock')
const rooftop = text('Roof terrace', 'Dachterrasse')
const pool = text('Pool, lower ground floor', 'Schwimmbad, Untergeschoß')
const gym = text('Training room, 6th floor', 'Trainingsraum, 6. Stock')
const garden = text('Palm garden', 'Palmengarten')
const lagoon = text('Garden pool', 'Gartenpool')
const beach = text('Beach, by the hut', 'Strand, bei der Hütte')

const aurora: readonly SeedCourse[] = [
  course(
    [31, 'Mia Brandl', 60, 12],
    text('Yoga', 'Yoga'),
    text(
      'Slow movements and long breaths. Mats and blankets are there; come as you are.',
      'Langsame Bewegungen, lange Atemzüge. Matten und Decken sind da; kommen Sie, wie Sie sind.',
    ),
    studio,
    'Mon 07:30, Wed 07:30, Fri 07:30, Sun 09:00',
  ),
  course(
    [32, 'Mia Brandl', 45, 8],
    text('Sunrise stretch', 'Dehnen bei Sonnenaufgang'),
    text(
      'Three quarters of an hour above the roofs, with tea afterwards. In rain we move inside.',
      'Eine Dreiviertelstunde über den Dächern, danach Tee. Bei Regen gehen wir hinein.',
    ),
    rooftop,
    'Tue 07:00, Sat 08:00',
    'Sat 08:00',
  ),
  course(
    [33, 'Tomáš Novotný', 50, 10],
    text('Strength for travellers', 'Kraft für Reisende'),
    text(
      'Bands, your own weight and a hotel room’s worth of space: exercises to take along.',
      'Bänder, das eigene Gewicht und so viel Platz wie im Hotelzimmer: Übungen zum Mitnehmen.',
    ),
    gym,
    'Mon 18:00, Thu 18:00, Sat 10:00',
  ),
  course(
    [34, 'Jelena Marić', 45, 14],
    text('Aqua fit', 'Wassergymnastik'),
    text(
      'Easy on the joints and harder than it looks. In chest-deep water.',
      'Schont die Gelenke und ist anstrengender, als es aussieht. In brusttiefem Wasser.',
    ),
    pool,
    'Tue 10:00, Thu 10:00, Sun 11:00',
  ),
  course(
    [35, 'Jelena Marić', 60, 10],
    text('Pilates', 'Pilates'),
    text('Small movements from a strong centre.', 'Kleine Bewegungen aus einer starken Mitte.'),
    studio,
    'Wed 18:30, Fri 17:00',
  ),
  course(
    [36, 'Tomáš Novotný', 60, 15],
    text('Morning run through the Stadtpark', 'Morgenlauf durch den Stadtpark'),
    text(
      'Six kilometres along the river at a pace at which one can talk. Meet at the entrance.',
      'Sechs Kilometer am Fluss in einem Tempo, bei dem man plaudern kann. Treffpunkt am Eingang.',
    ),
    text('Hotel entrance', 'Hoteleingang'),
    'Tue 06:45, Thu 06:45, Sat 07:00',
  ),
  course(
    [37, 'Rosa Lindner', 90, 12],
    text('Waltz for beginners', 'Walzer für Anfänger'),
    text(
      'By the end you will turn to the left as well. Flat shoes are enough.',
      'Am Ende drehen Sie auch linksherum. Flache Schuhe genügen.',
    ),
    text('Salon Klimt, 1st floor', 'Salon Klimt, 1. Stock'),
    'Wed 20:00, Sat 16:00',
  ),
]

const islaVerde: readonly SeedCourse[] = [
  course(
    [41, 'Carla Núñez', 60, 14],
    text('Yoga under the palms', 'Yoga unter Palmen'),
    text('Before the sun is high. Mats are there.', 'Bevor die Sonne hoch steht. Matten sind da.'),
    garden,
    'Mon 08:00, Wed 08:00, Fri 08:00, Sun 08:30',
  ),
  course(
    [42, 'Iván Delgado', 45, 16],
    text('Aqua gym', 'Wassergymnastik'),
    text('To music, in the garden pool.', 'Mit Musik, im Gartenpool.'),
    lagoon,
    'Mon 11:00, Tue 11:00, Thu 11:00, Sat 11:00',
  ),
  course(
    [43, 'Nayra Hernández', 120, 6],
    text('Surfing for beginners', 'Surfen für Anfänger'),
    text(
      'Board, suit and a patient teacher included. You should be able to swim.',
      'Brett, Anzug und eine geduldige Lehrerin inbegriffen. Schwimmen sollten Sie können.',
    ),
    beach,
    'Tue 10:00, Thu 10:00, Sat 10:00',
    'Sat 10:00',
  ),
  course(
    [44, 'Carla Núñez', 50, 10],
    text('Pilates on the beach', 'Pilates am Strand'),
    text('The sand does half of the work.', 'Der Sand macht die halbe Arbeit.'),
    beach,
    'Wed 18:30, Fri 18:30',
  ),
  course(
    [45, 'Iván Delgado', 180, 12],
    text('Walk through the laurel forest', 'Wanderung durch den Lorbeerwald'),
    text(
      'By bus to Anaga and back, with a picnic. Closed shoes, please.',
      'Mit dem Bus nach Anaga und zurück, mit Picknick. Bitte geschlossene Schuhe.',
    ),
    text('Resort entrance', 'Eingang der Anlage'),
    'Wed 09:00, Sun 09:00',
  ),
]

export const courses: Record<PropertyId, readonly SeedCourse[]> = { '1': aurora, '2': islaVerde }
