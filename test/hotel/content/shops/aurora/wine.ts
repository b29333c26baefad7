// Room service of Hotel Aurora: wine by the glass or bottle, and what the kitchen cooks at night.
import { choice, group, item, one, text, upTo } from '../../build.ts'

const glassOrBottle = (bottle: number) =>
  one(
    'Glass or bottle?',
    'Glas oder Flasche?',
    choice('Glass, 0.125 l', 'Glas, 0,125 l', 0, { selected: true }),
    choice('Bottle, 0.75 l', 'Flasche, 0,75 l', 0, { diff: bottle }),
  )

export const wine = group(
  18,
  text('Wine', 'Wein'),
  [],
  [
    group(181, text('Red wine', 'Rotwein'), [
      item(
        1063,
        'zweigelt',
        6.8,
        text('Zweigelt', 'Zweigelt'),
        text(
          'Carnuntum. Cherries, a little pepper, easy to like.',
          'Carnuntum. Kirsche, ein wenig Pfeffer, unkompliziert.',
        ),
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(29.2),
      ),
      item(
        1064,
        'blaufraenkisch',
        8.2,
        text('Blaufränkisch', 'Blaufränkisch'),
        text(
          'Mittelburgenland. Blackberries and cool earth, with a long finish.',
          'Mittelburgenland. Brombeere und kühle Erde, langer Abgang.',
        ),
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(37.8),
      ),
      item(
        1065,
        'st-laurent',
        9.6,
        text('St. Laurent Reserve', 'St. Laurent Reserve'),
        text(
          'Thermenregion. Velvet, plum and a touch of smoke.',
          'Thermenregion. Samt, Zwetschke und ein Hauch Rauch.',
        ),
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(44.4),
      ),
    ]),
    group(182, text('White wine', 'Weißwein'), [
      item(
        1066,
        'gruener-veltliner',
        6.4,
        text('Grüner Veltliner', 'Grüner Veltliner'),
        text(
          'Kamptal. Green apple, white pepper and a clean, dry finish.',
          'Kamptal. Grüner Apfel, weißer Pfeffer, trockener Abgang.',
        ),
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(27.6),
      ),
      item(
        1067,
        'riesling',
        7.8,
        text('Riesling Smaragd', 'Riesling Smaragd'),
        text('Wachau. Apricot and stone, full and precise.', 'Wachau. Marille und Stein, voll und präzise.'),
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(36.2),
      ),
      item(
        1068,
        'gemischter-satz',
        6.6,
        text('Wiener Gemischter Satz', 'Wiener Gemischter Satz'),
        text(
          'Many grapes from one vineyard above the city, pressed together.',
          'Viele Sorten aus einem Weingarten über der Stadt, gemeinsam gepresst.',
        ),
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(28.4),
      ),
    ]),
    group(183, text('Sparkling wine', 'Schaumwein'), [
      item(
        1069,
        'sekt-brut',
        8.5,
        text('Austrian Sekt Brut', 'Österreichischer Sekt Brut'),
        text(
          'Bottle-fermented, fine bubbles, brioche and quince.',
          'Flaschengärung, feine Perlage, Brioche und Quitte.',
        ),
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(36.5),
      ),
      item(
        1070,
        'champagne',
        16,
        text('Champagne', 'Champagner'),
        text(
          'For the good news. Served on ice with two flutes.',
          'Für die gute Nachricht. Auf Eis, mit zwei Flöten.',
        ),
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(73),
      ),
    ]),
  ],
)

export const nightMenu = group(19, text('Night menu', 'Nachtkarte'), [
  item(
    1071,
    'night-toast',
    9.5,
    text('Ham and cheese toast', 'Schinken-Käse-Toast'),
    text(
      'Pressed until the cheese runs. Best eaten in bed.',
      'Gepresst, bis der Käse läuft. Am besten im Bett.',
    ),
    ['gluten', 'milk'],
  ),
  item(
    1072,
    'frankfurters',
    8.9,
    text('Pair of Frankfurters', 'Frankfurter'),
    text(
      'With mustard, freshly grated horseradish and a Kaiser roll.',
      'Mit Senf, frisch gerissenem Kren und einer Kaisersemmel.',
    ),
    ['gluten', 'mustard', 'celery'],
    one('Mustard', 'Senf', choice('Sweet', 'Süß'), choice('Hot', 'Scharf', 0, { selected: true })),
  ),
  item(
    1073,
    'midnight-ramen',
    15.5,
    text('Midnight ramen', 'Mitternachts-Ramen'),
    text(
      'Miso broth, noodles, a marinated egg and spring onion, day and night.',
      'Misosuppe, Nudeln, mariniertes Ei und Jungzwiebel, rund um die Uhr.',
    ),
    ['gluten', 'soya', 'eggs', 'sesame'],
    upTo(
      2,
      'Extras',
      'Extras',
      choice('Second egg', 'Zweites Ei', 2),
      choice('Chilli oil', 'Chiliöl', 0.5),
      choice('Extra noodles', 'Extra Nudeln', 2.5),
    ),
  ),
  item(
    1074,
    'cheese-board',
    16.5,
    text('Cheese board', 'Käsebrett'),
    text(
      'Five Austrian cheeses, grapes, walnut bread and fig mustard.',
      'Fünf österreichische Käse, Trauben, Nussbrot und Feigensenf.',
    ),
    ['vegetarian', 'gluten', 'milk', 'nuts', 'mustard'],
  ),
  item(
    1075,
    'popcorn',
    5.5,
    text('Film-night popcorn', 'Popcorn zum Film'),
    text('A warm bucket for two and one long film.', 'Ein warmer Kübel für zwei und einen langen Film.'),
    ['vegetarian', 'milk'],
    one(
      'Taste',
      'Geschmack',
      choice('Salted butter', 'Salzbutter', 0, { selected: true }),
      choice('Caramel', 'Karamell', 0, { diff: 0.5 }),
    ),
  ),
])
