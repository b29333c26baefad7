// Room service of Hotel Aurora: desserts, and the dishes for small guests.
import { choice, group, item, one, some, text, upTo } from '../../build.ts'

export const desserts = group(15, text('Desserts', 'Desserts'), [
  item(
    1039,
    'chocolate-torte',
    8.9,
    text('Chocolate torte', 'Schokoladentorte'),
    text(
      'Dark sponge, apricot jam, glossy glaze and unsweetened cream. As Vienna likes it.',
      'Dunkler Biskuit, Marillenmarmelade, glänzende Glasur und ungesüßtes Obers. Wie Wien sie mag.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(
    1040,
    'apple-strudel',
    8.5,
    text('Apple strudel', 'Apfelstrudel'),
    text(
      'Pulled so thin that you could read through it, warm, with raisins and cinnamon.',
      'Hauchdünn gezogen, lauwarm, mit Rosinen und Zimt.',
    ),
    ['vegetarian', 'gluten', 'milk', 'nuts'],
    upTo(
      2,
      'With',
      'Mit',
      choice('Vanilla sauce', 'Vanillesauce', 1.5),
      choice('Whipped cream', 'Schlagobers', 1),
      choice('Vanilla ice cream', 'Vanilleeis', 2),
    ),
  ),
  item(
    1041,
    'kaiserschmarrn',
    13,
    text('Kaiserschmarrn', 'Kaiserschmarrn'),
    text(
      'Torn caramelised pancake with plum compote. Takes us 20 minutes, and is worth it.',
      'Karamellisiert und zerrissen, mit Zwetschkenröster. Braucht 20 Minuten und ist es wert.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(
    1042,
    'creme-caramel',
    7.5,
    text('Crème caramel', 'Crème Caramel'),
    text(
      'Vanilla custard that trembles, with a dark amber caramel.',
      'Zitternde Vanillecreme mit dunklem Bernsteinkaramell.',
    ),
    ['vegetarian', 'milk', 'eggs'],
  ),
  item(
    1043,
    'ice-cream',
    7,
    text('Ice cream, three scoops', 'Eis, drei Kugeln'),
    text(
      'Made in the house every morning. Choose up to three.',
      'Jeden Morgen im Haus gemacht. Wählen Sie bis zu drei Sorten.',
    ),
    ['vegetarian', 'milk', 'eggs'],
    some(
      3,
      'Flavours',
      'Sorten',
      choice('Vanilla', 'Vanille', 0, { selected: true }),
      choice('Chocolate', 'Schokolade'),
      choice('Strawberry', 'Erdbeere'),
      choice('Pistachio', 'Pistazie', 0, { diff: 0.5 }),
      choice('Salted caramel', 'Salzkaramell'),
    ),
  ),
  item(
    1044,
    'mango-sorbet',
    7,
    text('Mango sorbet', 'Mangosorbet'),
    text('Alphonso mango, lime and nothing else.', 'Alphonso-Mango, Limette und sonst nichts.'),
    ['vegan'],
  ),
  item(
    1045,
    'strawberry-cheesecake',
    8.5,
    text('Strawberry cheesecake', 'Erdbeer-Topfentorte'),
    text(
      'Curd cheese on a crumbly base, with strawberries in their syrup.',
      'Topfencreme auf mürbem Boden, mit Erdbeeren im eigenen Sirup.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(
    1046,
    'petits-fours',
    9.5,
    text('Petits fours', 'Petits Fours'),
    text(
      'Six little cakes of the day for a late coffee.',
      'Sechs kleine Törtchen des Tages für einen späten Kaffee.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs', 'nuts'],
  ),
])

export const kids = group(16, text('Kids', 'Kinder'), [
  item(
    1047,
    'little-schnitzel',
    11.5,
    text('Little schnitzel', 'Kleines Schnitzel'),
    text(
      'Turkey, crisp and golden, with chips and a slice of lemon.',
      'Von der Pute, knusprig und goldgelb, mit Pommes und einer Scheibe Zitrone.',
    ),
    ['gluten', 'milk', 'eggs'],
  ),
  item(
    1048,
    'tomato-spaghetti',
    8.5,
    text('Spaghetti with tomato sauce', 'Spaghetti mit Tomatensauce'),
    text(
      'No green bits, promised. Parmesan comes separately.',
      'Ohne grüne Stückchen, versprochen. Parmesan extra.',
    ),
    ['vegetarian', 'gluten', 'milk'],
  ),
  item(
    1049,
    'fish-fingers',
    10.5,
    text('Fish fingers', 'Fischstäbchen'),
    text(
      'Made by us from real pollock, with mashed potatoes.',
      'Von uns gemacht, aus echtem Seelachs, mit Erdäpfelpüree.',
    ),
    ['fish', 'gluten', 'milk', 'eggs'],
  ),
  item(
    1050,
    'teddy-pizza',
    9.5,
    text('Teddy pizza', 'Teddypizza'),
    text(
      'A small pizza with two ears and a face of ham and corn.',
      'Eine kleine Pizza mit zwei Ohren und einem Gesicht aus Schinken und Mais.',
    ),
    ['gluten', 'milk'],
    upTo(
      2,
      'On top',
      'Belag',
      choice('Ham', 'Schinken', 0, { selected: true }),
      choice('Sweetcorn', 'Mais', 0, { selected: true }),
    ),
  ),
  item(
    1051,
    'fruit-skewers',
    6.5,
    text('Fruit skewers', 'Obstspieße'),
    text(
      'Melon, grapes and strawberries on a stick, with yoghurt for dipping.',
      'Melone, Trauben und Erdbeeren am Spieß, mit Joghurt zum Tunken.',
    ),
    ['vegetarian', 'milk'],
  ),
  item(
    1052,
    'milk-and-cookies',
    6,
    text('Milk and cookies', 'Milch und Kekse'),
    text(
      'Two warm chocolate cookies and a glass of milk, for after the bath.',
      'Zwei warme Schokokekse und ein Glas Milch, für nach dem Bad.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs'],
    one(
      'Milk',
      'Milch',
      choice('Cold', 'Kalt'),
      choice('Warm, with honey', 'Warm, mit Honig', 0, { selected: true }),
    ),
  ),
])
