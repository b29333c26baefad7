// Room service of Hotel Aurora: desserts, and the dishes for small guests.
import { choice, group, item, one, some, text, upTo } from '../../build.ts'

export const desserts = group(15, text('Desserts', 'Desserts'), [
  item(1039, 'chocolate-torte', 8.9).named(
    ['Chocolate torte', 'Dark sponge, apricot jam, glossy glaze and unsweetened cream. As Vienna likes it.'],
    [
      'Schokoladentorte',
      'Dunkler Biskuit, Marillenmarmelade, glänzende Glasur und ungesüßtes Obers. Wie Wien sie mag.',
    ],
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(1040, 'apple-strudel', 8.5).named(
    ['Apple strudel', 'Pulled so thin that you could read through it, warm, with raisins and cinnamon.'],
    ['Apfelstrudel', 'Hauchdünn gezogen, lauwarm, mit Rosinen und Zimt.'],
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
  item(1041, 'kaiserschmarrn', 13).named(
    ['Kaiserschmarrn', 'Torn caramelised pancake with plum compote. Takes us 20 minutes, and is worth it.'],
    [
      'Kaiserschmarrn',
      'Karamellisiert und zerrissen, mit Zwetschkenröster. Braucht 20 Minuten und ist es wert.',
    ],
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(1042, 'creme-caramel', 7.5).named(
    ['Crème caramel', 'Vanilla custard that trembles, with a dark amber caramel.'],
    ['Crème Caramel', 'Zitternde Vanillecreme mit dunklem Bernsteinkaramell.'],
    ['vegetarian', 'milk', 'eggs'],
  ),
  item(1043, 'ice-cream', 7).named(
    ['Ice cream, three scoops', 'Made in the house every morning. Choose up to three.'],
    ['Eis, drei Kugeln', 'Jeden Morgen im Haus gemacht. Wählen Sie bis zu drei Sorten.'],
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
  item(1044, 'mango-sorbet', 7).named(
    ['Mango sorbet', 'Alphonso mango, lime and nothing else.'],
    ['Mangosorbet', 'Alphonso-Mango, Limette und sonst nichts.'],
    ['vegan'],
  ),
  item(1045, 'strawberry-cheesecake', 8.5).named(
    ['Strawberry cheesecake', 'Curd cheese on a crumbly base, with strawberries in their syrup.'],
    ['Erdbeer-Topfentorte', 'Topfencreme auf mürbem Boden, mit Erdbeeren im eigenen Sirup.'],
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(1046, 'petits-fours', 9.5).named(
    ['Petits fours', 'Six little cakes of the day for a late coffee.'],
    ['Petits Fours', 'Sechs kleine Törtchen des Tages für einen späten Kaffee.'],
    ['vegetarian', 'gluten', 'milk', 'eggs', 'nuts'],
  ),
])

export const kids = group(16, text('Kids', 'Kinder'), [
  item(1047, 'little-schnitzel', 11.5).named(
    ['Little schnitzel', 'Turkey, crisp and golden, with chips and a slice of lemon.'],
    ['Kleines Schnitzel', 'Von der Pute, knusprig und goldgelb, mit Pommes und einer Scheibe Zitrone.'],
    ['gluten', 'milk', 'eggs'],
  ),
  item(1048, 'tomato-spaghetti', 8.5).named(
    ['Spaghetti with tomato sauce', 'No green bits, promised. Parmesan comes separately.'],
    ['Spaghetti mit Tomatensauce', 'Ohne grüne Stückchen, versprochen. Parmesan extra.'],
    ['vegetarian', 'gluten', 'milk'],
  ),
  item(1049, 'fish-fingers', 10.5).named(
    ['Fish fingers', 'Made by us from real pollock, with mashed potatoes.'],
    ['Fischstäbchen', 'Von uns gemacht, aus echtem Seelachs, mit Erdäpfelpüree.'],
    ['fish', 'gluten', 'milk', 'eggs'],
  ),
  item(1050, 'teddy-pizza', 9.5).named(
    ['Teddy pizza', 'A small pizza with two ears and a face of ham and corn.'],
    ['Teddypizza', 'Eine kleine Pizza mit zwei Ohren und einem Gesicht aus Schinken und Mais.'],
    ['gluten', 'milk'],
    upTo(
      2,
      'On top',
      'Belag',
      choice('Ham', 'Schinken', 0, { selected: true }),
      choice('Sweetcorn', 'Mais', 0, { selected: true }),
    ),
  ),
  item(1051, 'fruit-skewers', 6.5).named(
    ['Fruit skewers', 'Melon, grapes and strawberries on a stick, with yoghurt for dipping.'],
    ['Obstspieße', 'Melone, Trauben und Erdbeeren am Spieß, mit Joghurt zum Tunken.'],
    ['vegetarian', 'milk'],
  ),
  item(1052, 'milk-and-cookies', 6).named(
    ['Milk and cookies', 'Two warm chocolate cookies and a glass of milk, for after the bath.'],
    ['Milch und Kekse', 'Zwei warme Schokokekse und ein Glas Milch, für nach dem Bad.'],
    ['vegetarian', 'gluten', 'milk', 'eggs'],
    one(
      'Milk',
      'Milch',
      choice('Cold', 'Kalt'),
      choice('Warm, with honey', 'Warm, mit Honig', 0, { selected: true }),
    ),
  ),
])
