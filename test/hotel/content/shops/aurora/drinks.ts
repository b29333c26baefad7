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
  item(
    1053,
    'mineral-water',
    4.2,
    text('Mineral water', 'Mineralwasser'),
    text('Sparkling, from an Austrian spring, 0.75 l.', 'Prickelnd, aus österreichischer Quelle, 0,75 l.'),
    ['vegan'],
  ),
  item(
    1054,
    'orange-juice',
    6.5,
    text('Orange juice', 'Orangensaft'),
    text('Four oranges, pressed when you order.', 'Vier Orangen, gepresst, wenn Sie bestellen.'),
    ['vegan'],
  ),
  item(
    1055,
    'apple-spritz',
    4.8,
    text('Apple spritzer', 'Apfelsaft gespritzt'),
    text(
      'Cloudy apple juice from the Weinviertel with soda.',
      'Naturtrüber Apfelsaft aus dem Weinviertel mit Soda.',
    ),
    ['vegan'],
  ),
  item(
    1056,
    'cola',
    4.5,
    text('Cola', 'Cola'),
    text(
      'In a glass bottle, with ice and lemon, 0.33 l.',
      'In der Glasflasche, mit Eis und Zitrone, 0,33 l.',
    ),
    ['vegan'],
    one(
      'Which one?',
      'Welche?',
      choice('Classic', 'Klassisch', 0, { selected: true }),
      choice('Without sugar', 'Ohne Zucker'),
    ),
  ),
  item(
    1057,
    'elderflower-lemonade',
    5.2,
    text('Elderflower lemonade', 'Holunderlimonade'),
    text('Elderflower from the garden, lemon and mint.', 'Holunderblüten aus dem Garten, Zitrone und Minze.'),
    ['vegan'],
  ),
  item(
    1058,
    'coffee',
    4.4,
    text('Coffee', 'Kaffee'),
    text(
      'Roasted round the corner, brought with a glass of water as it should be.',
      'Um die Ecke geröstet, mit einem Glas Wasser serviert, wie es sich gehört.',
    ),
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
  item(
    1059,
    'pot-of-tea',
    5.6,
    text('Pot of tea', 'Kännchen Tee'),
    text(
      'Loose leaves, water at the right temperature, a small timer.',
      'Lose Blätter, Wasser in der richtigen Temperatur, eine kleine Sanduhr.',
    ),
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
  item(
    1060,
    'hot-chocolate',
    5.4,
    text('Hot chocolate', 'Heiße Schokolade'),
    text('Real chocolate melted into hot milk.', 'Echte Schokolade, in heißer Milch geschmolzen.'),
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
  item(
    1061,
    'peach-iced-tea',
    5,
    text('Peach iced tea', 'Pfirsich-Eistee'),
    text(
      'Cold-brewed black tea with white peach, hardly sweet.',
      'Kalt gezogener Schwarztee mit weißem Pfirsich, kaum gesüßt.',
    ),
    ['vegan'],
  ),
  item(
    1062,
    'vienna-lager',
    5.6,
    text('Vienna lager', 'Wiener Lager'),
    text(
      'Amber, malty and brewed within the city, 0.5 l.',
      'Bernsteinfarben, malzig und in der Stadt gebraut, 0,5 l.',
    ),
    ['vegan', 'alcohol', 'gluten'],
  ),
])
