// Room service of Hotel Aurora: breakfast.
import { choice, group, item, one, text, upTo } from '../../build.ts'

const eggs = () =>
  one(
    'Your eggs',
    'Ihre Eier',
    choice('Soft boiled', 'Weich gekocht', 0, { selected: true }),
    choice('Fried', 'Spiegelei'),
    choice('Scrambled', 'Rührei'),
    choice('Poached', 'Pochiert'),
  )

export const breakfast = group(11, text('Breakfast', 'Frühstück'), [
  item(
    1001,
    'viennese-breakfast',
    19.5,
    text('Viennese breakfast', 'Wiener Frühstück'),
    text(
      'Two hand rolls, butter, apricot jam, an egg and a pot of coffee with hot milk.',
      'Zwei Handsemmeln, Butter, Marillenmarmelade, ein Ei und ein Kännchen Kaffee mit heißer Milch.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs'],
    eggs(),
  ),
  item(
    1002,
    'aurora-breakfast',
    27,
    text('Aurora breakfast', 'Frühstück Aurora'),
    text(
      'Everything for a slow morning: rolls, ham, mountain cheese, eggs, fruit and fresh juice.',
      'Alles für einen langsamen Morgen: Gebäck, Schinken, Bergkäse, Eier, Obst und frischer Saft.',
    ),
    ['gluten', 'milk', 'eggs'],
    eggs(),
    upTo(
      3,
      'A little more',
      'Dazu',
      choice('Bacon, crisp', 'Speck, knusprig', 3.5),
      choice('Smoked salmon', 'Räucherlachs', 6),
      choice('Glass of sparkling wine', 'Glas Sekt', 7.5),
    ),
  ),
  item(
    1003,
    'eggs-benedict',
    17,
    text('Eggs Benedict', 'Eier Benedict'),
    text(
      'Poached eggs and leg ham on a toasted muffin, with hollandaise whisked to order.',
      'Pochierte Eier und Beinschinken auf geröstetem Muffin, frisch geschlagene Hollandaise.',
    ),
    ['gluten', 'milk', 'eggs'],
    one(
      'On top',
      'Belag',
      choice('Leg ham', 'Beinschinken', 0, { selected: true }),
      choice('Leaf spinach', 'Blattspinat'),
      choice('Smoked salmon', 'Räucherlachs', 0, { diff: 3.5 }),
    ),
  ),
  item(
    1004,
    'omelette',
    15,
    text('Herb omelette', 'Kräuteromelett'),
    text(
      'Three farm eggs, soft herbs and a spoonful of crème fraîche.',
      'Drei Eier vom Bauernhof, zarte Kräuter und ein Löffel Crème fraîche.',
    ),
    ['vegetarian', 'milk', 'eggs'],
    upTo(
      3,
      'Filling',
      'Fülle',
      choice('Mountain cheese', 'Bergkäse', 1.5),
      choice('Mushrooms', 'Champignons', 1.5),
      choice('Tomatoes', 'Tomaten', 1),
      choice('Leg ham', 'Beinschinken', 2),
    ),
  ),
  item(
    1005,
    'pancakes',
    14,
    text('Buttermilk pancakes', 'Buttermilch-Pancakes'),
    text(
      'A tall, fluffy stack with whipped butter and maple syrup.',
      'Ein hoher, luftiger Turm mit aufgeschlagener Butter und Ahornsirup.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(
    1006,
    'waffles',
    14.5,
    text('Waffles with berries', 'Waffeln mit Beeren'),
    text(
      'Crisp outside, tender inside, with warm blueberries and vanilla cream.',
      'Außen knusprig, innen zart, mit warmen Heidelbeeren und Vanillerahm.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(
    1007,
    'birchermuesli',
    11,
    text('Bircher muesli', 'Bircher Müsli'),
    text(
      'Oats soaked overnight with apple, hazelnuts and mountain honey.',
      'Über Nacht gequollene Haferflocken mit Apfel, Haselnüssen und Berghonig.',
    ),
    ['vegetarian', 'gluten', 'milk', 'nuts'],
  ),
  item(
    1008,
    'avocado-toast',
    14,
    text('Avocado toast', 'Avocadobrot'),
    text(
      'Toasted sourdough, crushed avocado, lime and a pinch of chilli.',
      'Geröstetes Sauerteigbrot, Avocado, Limette und eine Prise Chili.',
    ),
    ['vegan', 'gluten'],
    upTo(
      2,
      'A little more',
      'Dazu',
      choice('Poached egg', 'Pochiertes Ei', 2.5),
      choice('Feta', 'Feta', 2.5),
    ),
  ),
  item(
    1009,
    'croissants',
    9,
    text('Basket of croissants', 'Korb Croissants'),
    text(
      'Three butter croissants, warm from the oven, with apricot jam.',
      'Drei Buttercroissants, ofenwarm, mit Marillenmarmelade.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(
    1010,
    'fruit-plate',
    12.5,
    text('Fruit of the morning', 'Obst des Morgens'),
    text(
      'Ripe fruit from the market, cut just before it comes up to you.',
      'Reifes Obst vom Markt, kurz vor dem Servieren geschnitten.',
    ),
    ['vegan'],
  ),
])
