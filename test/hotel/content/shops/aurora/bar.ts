// Aurora Bar: beer, spirits and small things to eat with them.
import { choice, group, item, one, text, upTo } from '../../build.ts'
import { cocktails } from './cocktails.ts'

export const bar = [
  ...cocktails,
  group(24, text('Beer', 'Bier'), [
    item(2017, 'pilsner', 5.8).named(
      ['Pilsner on tap', 'Poured in three goes, 0.3 l.'],
      ['Pils vom Fass', 'In drei Zügen gezapft, 0,3 l.'],
      ['vegan', 'alcohol', 'gluten'],
      one(
        'Size',
        'Größe',
        choice('0.3 l', '0,3 l', 0, { selected: true }),
        choice('0.5 l', '0,5 l', 0, { diff: 1.6 }),
      ),
    ),
    item(2018, 'wheat-beer', 6.4).named(
      ['Wheat beer', 'Cloudy, with banana and clove, 0.5 l.'],
      ['Weißbier', 'Naturtrüb, mit Banane und Nelke, 0,5 l.'],
      ['vegan', 'alcohol', 'gluten'],
    ),
    item(2019, 'beer-flight', 11).named(
      ['Tasting flight', 'Two small craft beers of the week, side by side.'],
      ['Bierprobe', 'Zwei kleine Craft-Biere der Woche im Vergleich.'],
      ['vegan', 'alcohol', 'gluten'],
    ),
  ]),
  group(
    25,
    text('Spirits', 'Spirituosen'),
    [],
    [
      group(251, text('Whisky', 'Whisky'), [
        item(2020, 'islay-malt', 14).named(
          ['Islay single malt, 12 years', 'Smoke, sea and a trace of lemon, 4 cl.'],
          ['Islay Single Malt, 12 Jahre', 'Rauch, Meer und eine Spur Zitrone, 4 cl.'],
          ['alcohol', 'gluten'],
          one(
            'How?',
            'Wie?',
            choice('Neat', 'Pur', 0, { selected: true }),
            choice('With ice', 'Mit Eis'),
            choice('With a drop of water', 'Mit einem Tropfen Wasser'),
          ),
        ),
        item(2021, 'waldviertel-rye', 12).named(
          ['Waldviertel rye', 'Austria’s own: bread crust, nut and honey, 4 cl.'],
          ['Waldviertler Roggenwhisky', 'Von hier: Brotkruste, Nuss und Honig, 4 cl.'],
          ['alcohol', 'gluten'],
        ),
      ]),
      group(252, text('Fruit brandy', 'Edelbrand'), [
        item(2022, 'apricot-brandy', 9.5).named(
          ['Apricot brandy', 'Wachau apricots, twice distilled, 2 cl.'],
          ['Marillenbrand', 'Wachauer Marillen, doppelt gebrannt, 2 cl.'],
          ['vegan', 'alcohol'],
        ),
        item(2023, 'pear-brandy', 9).named(
          ['Williams pear brandy', 'The whole orchard in a small glass, 2 cl.'],
          ['Williamsbrand', 'Der ganze Obstgarten in einem kleinen Glas, 2 cl.'],
          ['vegan', 'alcohol'],
        ),
      ]),
    ],
  ),
  group(26, text('Bar bites', 'Kleinigkeiten'), [
    item(2024, 'olives', 6).named(
      ['Marinated olives', 'Green and black, with orange peel and rosemary.'],
      ['Marinierte Oliven', 'Grün und schwarz, mit Orangenschale und Rosmarin.'],
      ['vegan'],
    ),
    item(2025, 'truffle-chips', 8.5).named(
      ['Truffle chips', 'Thin, hot and hard to share.'],
      ['Trüffelpommes', 'Dünn, heiß und schwer zu teilen.'],
      ['vegetarian', 'milk'],
      upTo(
        2,
        'Dips',
        'Dips',
        choice('Truffle mayonnaise', 'Trüffelmayonnaise', 1.5),
        choice('Ketchup', 'Ketchup', 1),
      ),
    ),
    item(2026, 'oysters', 19).named(
      ['Three oysters', 'Fines de Claire on ice, with shallot vinegar and lemon.'],
      ['Drei Austern', 'Fines de Claire auf Eis, mit Schalottenessig und Zitrone.'],
      ['molluscs', 'sulphites'],
    ),
    item(2027, 'roasted-nuts', 5.5).named(
      ['Roasted nuts', 'Warm, with rosemary and smoked salt.'],
      ['Geröstete Nüsse', 'Warm, mit Rosmarin und Rauchsalz.'],
      ['vegan', 'nuts', 'peanuts'],
    ),
  ]),
]
