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
      item(1063, 'zweigelt', 6.8).named(
        ['Zweigelt', 'Carnuntum. Cherries, a little pepper, easy to like.'],
        ['Zweigelt', 'Carnuntum. Kirsche, ein wenig Pfeffer, unkompliziert.'],
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(29.2),
      ),
      item(1064, 'blaufraenkisch', 8.2).named(
        ['Blaufränkisch', 'Mittelburgenland. Blackberries and cool earth, with a long finish.'],
        ['Blaufränkisch', 'Mittelburgenland. Brombeere und kühle Erde, langer Abgang.'],
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(37.8),
      ),
      item(1065, 'st-laurent', 9.6).named(
        ['St. Laurent Reserve', 'Thermenregion. Velvet, plum and a touch of smoke.'],
        ['St. Laurent Reserve', 'Thermenregion. Samt, Zwetschke und ein Hauch Rauch.'],
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(44.4),
      ),
    ]),
    group(182, text('White wine', 'Weißwein'), [
      item(1066, 'gruener-veltliner', 6.4).named(
        ['Grüner Veltliner', 'Kamptal. Green apple, white pepper and a clean, dry finish.'],
        ['Grüner Veltliner', 'Kamptal. Grüner Apfel, weißer Pfeffer, trockener Abgang.'],
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(27.6),
      ),
      item(1067, 'riesling', 7.8).named(
        ['Riesling Smaragd', 'Wachau. Apricot and stone, full and precise.'],
        ['Riesling Smaragd', 'Wachau. Marille und Stein, voll und präzise.'],
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(36.2),
      ),
      item(1068, 'gemischter-satz', 6.6).named(
        ['Wiener Gemischter Satz', 'Many grapes from one vineyard above the city, pressed together.'],
        ['Wiener Gemischter Satz', 'Viele Sorten aus einem Weingarten über der Stadt, gemeinsam gepresst.'],
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(28.4),
      ),
    ]),
    group(183, text('Sparkling wine', 'Schaumwein'), [
      item(1069, 'sekt-brut', 8.5).named(
        ['Austrian Sekt Brut', 'Bottle-fermented, fine bubbles, brioche and quince.'],
        ['Österreichischer Sekt Brut', 'Flaschengärung, feine Perlage, Brioche und Quitte.'],
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(36.5),
      ),
      item(1070, 'champagne', 16).named(
        ['Champagne', 'For the good news. Served on ice with two flutes.'],
        ['Champagner', 'Für die gute Nachricht. Auf Eis, mit zwei Flöten.'],
        ['vegan', 'alcohol', 'sulphites'],
        glassOrBottle(73),
      ),
    ]),
  ],
)

export const nightMenu = group(19, text('Night menu', 'Nachtkarte'), [
  item(1071, 'night-toast', 9.5).named(
    ['Ham and cheese toast', 'Pressed until the cheese runs. Best eaten in bed.'],
    ['Schinken-Käse-Toast', 'Gepresst, bis der Käse läuft. Am besten im Bett.'],
    ['gluten', 'milk'],
  ),
  item(1072, 'frankfurters', 8.9).named(
    ['Pair of Frankfurters', 'With mustard, freshly grated horseradish and a Kaiser roll.'],
    ['Frankfurter', 'Mit Senf, frisch gerissenem Kren und einer Kaisersemmel.'],
    ['gluten', 'mustard', 'celery'],
    one('Mustard', 'Senf', choice('Sweet', 'Süß'), choice('Hot', 'Scharf', 0, { selected: true })),
  ),
  item(1073, 'midnight-ramen', 15.5).named(
    ['Midnight ramen', 'Miso broth, noodles, a marinated egg and spring onion, day and night.'],
    ['Mitternachts-Ramen', 'Misosuppe, Nudeln, mariniertes Ei und Jungzwiebel, rund um die Uhr.'],
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
  item(1074, 'cheese-board', 16.5).named(
    ['Cheese board', 'Five Austrian cheeses, grapes, walnut bread and fig mustard.'],
    ['Käsebrett', 'Fünf österreichische Käse, Trauben, Nussbrot und Feigensenf.'],
    ['vegetarian', 'gluten', 'milk', 'nuts', 'mustard'],
  ),
  item(1075, 'popcorn', 5.5).named(
    ['Film-night popcorn', 'A warm bucket for two and one long film.'],
    ['Popcorn zum Film', 'Ein warmer Kübel für zwei und einen langen Film.'],
    ['vegetarian', 'milk'],
    one(
      'Taste',
      'Geschmack',
      choice('Salted butter', 'Salzbutter', 0, { selected: true }),
      choice('Caramel', 'Karamell', 0, { diff: 0.5 }),
    ),
  ),
])
