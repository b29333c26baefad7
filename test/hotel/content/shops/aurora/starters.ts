// Room service of Hotel Aurora: starters.
import { choice, group, item, one, text, upTo } from '../../build.ts'

export const starters = group(12, text('Starters', 'Vorspeisen'), [
  item(1011, 'beef-broth', 8.5).named(
    ['Clear beef broth', 'Simmered for eight hours, with ribbons of pancake and chives.'],
    ['Klare Rindsuppe', 'Acht Stunden gezogen, mit Frittaten und Schnittlauch.'],
    ['gluten', 'milk', 'eggs', 'celery'],
  ),
  item(1012, 'pumpkin-soup', 9).named(
    ['Pumpkin soup', 'Silky Hokkaido pumpkin, Styrian seed oil and roasted seeds.'],
    ['Kürbiscremesuppe', 'Samtiger Hokkaido, steirisches Kernöl und geröstete Kerne.'],
    ['vegan', 'celery'],
  ),
  item(1013, 'caesar-salad', 15.5).named(
    ['Caesar salad', 'Romaine hearts, shaved Parmesan, sourdough crumbs and our own dressing.'],
    ['Caesar Salad', 'Romanaherzen, gehobelter Parmesan, Sauerteigbrösel und hausgemachtes Dressing.'],
    ['gluten', 'milk', 'eggs', 'fish', 'mustard'],
    upTo(1, 'With', 'Mit', choice('Grilled chicken', 'Gegrilltem Huhn', 5), choice('Prawns', 'Garnelen', 7)),
  ),
  item(1014, 'tomato-burrata', 16).named(
    ['Tomatoes and burrata', 'Sweet vine tomatoes, creamy burrata, basil and first-press olive oil.'],
    ['Tomaten und Burrata', 'Süße Strauchtomaten, cremige Burrata, Basilikum und Olivenöl erster Pressung.'],
    ['vegetarian', 'milk'],
  ),
  item(1015, 'beef-tartare', 21).named(
    ['Beef tartare', 'Cut by hand, with a quail egg, capers and warm toasted brioche.'],
    ['Beef Tatar', 'Von Hand geschnitten, mit Wachtelei, Kapern und warmer Brioche.'],
    ['gluten', 'milk', 'eggs', 'mustard'],
    one(
      'How spicy?',
      'Wie scharf?',
      choice('Mild', 'Mild', 0, { selected: true }),
      choice('Medium hot', 'Pikant'),
      choice('Hot', 'Scharf'),
    ),
  ),
  item(1016, 'falafel', 13).named(
    ['Falafel and hummus', 'Crisp chickpea falafel, smooth hummus, pickles and warm flatbread.'],
    ['Falafel und Hummus', 'Knusprige Falafel, cremiges Hummus, Eingelegtes und warmes Fladenbrot.'],
    ['vegan', 'gluten', 'sesame'],
  ),
  item(1017, 'garlic-prawns', 18).named(
    ['Garlic prawns', 'Six prawns in foaming butter with garlic, lemon and parsley.'],
    ['Knoblauchgarnelen', 'Sechs Garnelen in schäumender Butter mit Knoblauch, Zitrone und Petersilie.'],
    ['milk', 'crustaceans'],
  ),
  item(1018, 'mushroom-toast', 13.5).named(
    ['Wild mushroom toast', 'Mushrooms from the Waldviertel in cream, on toasted farmhouse bread.'],
    ['Schwammerltoast', 'Waldviertler Pilze in Rahm auf getoastetem Bauernbrot.'],
    ['vegetarian', 'gluten', 'milk'],
  ),
])
