// Room service of Hotel Aurora: drinks other than wine.
import { choice, group, item, one, text, upTo } from '../../build.ts'

const milk = () =>
  one(
    'Milk',
    'Milch',
    choice('Whole milk', 'Vollmilch', 0, { selected: true }),
    choice('Oat milk', 'Hafermilch', 0, { diff: 0.6 }),
    choice('Lactose-free milk', 'Laktosefreie Milch'),
    choice('No milk', 'Ohne Milch'),
  )

export const drinks = group(17, text('Drinks', 'Getränke'), [
  item(1053, 'mineral-water', 4.2).named(
    ['Mineral water', 'Sparkling, from an Austrian spring, 0.75 l.'],
    ['Mineralwasser', 'Prickelnd, aus österreichischer Quelle, 0,75 l.'],
    ['vegan'],
  ),
  item(1054, 'orange-juice', 6.5).named(
    ['Orange juice', 'Four oranges, pressed when you order.'],
    ['Orangensaft', 'Vier Orangen, gepresst, wenn Sie bestellen.'],
    ['vegan'],
  ),
  item(1055, 'apple-spritz', 4.8).named(
    ['Apple spritzer', 'Cloudy apple juice from the Weinviertel with soda.'],
    ['Apfelsaft gespritzt', 'Naturtrüber Apfelsaft aus dem Weinviertel mit Soda.'],
    ['vegan'],
  ),
  item(1056, 'cola', 4.5).named(
    ['Cola', 'In a glass bottle, with ice and lemon, 0.33 l.'],
    ['Cola', 'In der Glasflasche, mit Eis und Zitrone, 0,33 l.'],
    ['vegan'],
    one(
      'Which one?',
      'Welche?',
      choice('Classic', 'Klassisch', 0, { selected: true }),
      choice('Without sugar', 'Ohne Zucker'),
    ),
  ),
  item(1057, 'elderflower-lemonade', 5.2).named(
    ['Elderflower lemonade', 'Elderflower from the garden, lemon and mint.'],
    ['Holunderlimonade', 'Holunderblüten aus dem Garten, Zitrone und Minze.'],
    ['vegan'],
  ),
  item(1058, 'coffee', 4.4).named(
    ['Coffee', 'Roasted round the corner, brought with a glass of water as it should be.'],
    ['Kaffee', 'Um die Ecke geröstet, mit einem Glas Wasser serviert, wie es sich gehört.'],
    ['milk'],
    one(
      'How do you like it?',
      'Wie trinken Sie ihn?',
      choice('Melange', 'Melange', 0, { selected: true }),
      choice('Espresso', 'Espresso'),
      choice('Verlängerter', 'Verlängerter'),
      choice('Cappuccino', 'Cappuccino', 0, { diff: 0.4 }),
      choice('Flat white', 'Flat White', 0, { diff: 0.8 }),
    ),
    milk(),
  ),
  item(1059, 'pot-of-tea', 5.6).named(
    ['Pot of tea', 'Loose leaves, water at the right temperature, a small timer.'],
    ['Kännchen Tee', 'Lose Blätter, Wasser in der richtigen Temperatur, eine kleine Sanduhr.'],
    ['vegan'],
    one(
      'Which tea?',
      'Welcher Tee?',
      choice('Darjeeling', 'Darjeeling', 0, { selected: true }),
      choice('Earl Grey', 'Earl Grey'),
      choice('Sencha', 'Sencha'),
      choice('Mountain herbs', 'Bergkräuter'),
      choice('Camomile', 'Kamille'),
    ),
  ),
  item(1060, 'hot-chocolate', 5.4).named(
    ['Hot chocolate', 'Real chocolate melted into hot milk.'],
    ['Heiße Schokolade', 'Echte Schokolade, in heißer Milch geschmolzen.'],
    ['vegetarian', 'milk'],
    upTo(
      2,
      'On top',
      'Obendrauf',
      choice('Whipped cream', 'Schlagobers', 0.8),
      choice('Marshmallows', 'Marshmallows', 0.8),
    ),
    milk(),
  ),
  item(1061, 'peach-iced-tea', 5).named(
    ['Peach iced tea', 'Cold-brewed black tea with white peach, hardly sweet.'],
    ['Pfirsich-Eistee', 'Kalt gezogener Schwarztee mit weißem Pfirsich, kaum gesüßt.'],
    ['vegan'],
  ),
  item(1062, 'vienna-lager', 5.6).named(
    ['Vienna lager', 'Amber, malty and brewed within the city, 0.5 l.'],
    ['Wiener Lager', 'Bernsteinfarben, malzig und in der Stadt gebraut, 0,5 l.'],
    ['vegan', 'alcohol', 'gluten'],
  ),
])
