// Names of the TVs and cameras in a room, in German, French and Arabic, by the English name.
import { written } from '../content/languages.ts'

const words: Readonly<Record<string, readonly [de: string, fr: string, ar: string]>> = {
  TV: ['Fernseher', 'Télévision', 'التلفاز'],
  'TV living room': ['Fernseher im Wohnzimmer', 'Télévision du salon', 'تلفاز غرفة الجلوس'],
  'TV bedroom': ['Fernseher im Schlafzimmer', 'Télévision de la chambre', 'تلفاز غرفة النوم'],
  'Opposite the sofa': ['Gegenüber dem Sofa', 'En face du canapé', 'مقابل الأريكة'],
  'At the foot of the bed': ['Am Fußende des Bettes', 'Au pied du lit', 'عند طرف السرير'],
  'Above the desk': ['Über dem Schreibtisch', 'Au-dessus du bureau', 'فوق المكتب'],
  'Facing the terrace': ['Mit Blick zur Terrasse', 'Face à la terrasse', 'باتجاه الشرفة'],
  Door: ['Tür', 'Porte', 'الباب'],
  Corridor: ['Gang', 'Couloir', 'الممرّ'],
}

export function roomWord(name: string, lang: string): string {
  const [de, fr, ar] = words[name] ?? [name, name, name]
  return { en: name, de, fr, ar }[written(lang)]
}
