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
  item(1001, 'viennese-breakfast', 19.5).named(
    ['Viennese breakfast', 'Two hand rolls, butter, apricot jam, an egg and a pot of coffee with hot milk.'],
    [
      'Wiener Frühstück',
      'Zwei Handsemmeln, Butter, Marillenmarmelade, ein Ei und ein Kännchen Kaffee mit heißer Milch.',
    ],
    ['vegetarian', 'gluten', 'milk', 'eggs'],
    eggs(),
  ),
  item(1002, 'aurora-breakfast', 27).named(
    [
      'Aurora breakfast',
      'Everything for a slow morning: rolls, ham, mountain cheese, eggs, fruit and fresh juice.',
    ],
    [
      'Frühstück Aurora',
      'Alles für einen langsamen Morgen: Gebäck, Schinken, Bergkäse, Eier, Obst und frischer Saft.',
    ],
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
  item(1003, 'eggs-benedict', 17).named(
    ['Eggs Benedict', 'Poached eggs and leg ham on a toasted muffin, with hollandaise whisked to order.'],
    [
      'Eier Benedict',
      'Pochierte Eier und Beinschinken auf geröstetem Muffin, frisch geschlagene Hollandaise.',
    ],
    ['gluten', 'milk', 'eggs'],
    one(
      'On top',
      'Belag',
      choice('Leg ham', 'Beinschinken', 0, { selected: true }),
      choice('Leaf spinach', 'Blattspinat'),
      choice('Smoked salmon', 'Räucherlachs', 0, { diff: 3.5 }),
    ),
  ),
  item(1004, 'omelette', 15).named(
    ['Herb omelette', 'Three farm eggs, soft herbs and a spoonful of crème fraîche.'],
    ['Kräuteromelett', 'Drei Eier vom Bauernhof, zarte Kräuter und ein Löffel Crème fraîche.'],
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
  item(1005, 'pancakes', 14).named(
    ['Buttermilk pancakes', 'A tall, fluffy stack with whipped butter and maple syrup.'],
    ['Buttermilch-Pancakes', 'Ein hoher, luftiger Turm mit aufgeschlagener Butter und Ahornsirup.'],
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(1006, 'waffles', 14.5).named(
    ['Waffles with berries', 'Crisp outside, tender inside, with warm blueberries and vanilla cream.'],
    ['Waffeln mit Beeren', 'Außen knusprig, innen zart, mit warmen Heidelbeeren und Vanillerahm.'],
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(1007, 'birchermuesli', 11).named(
    ['Bircher muesli', 'Oats soaked overnight with apple, hazelnuts and mountain honey.'],
    ['Bircher Müsli', 'Über Nacht gequollene Haferflocken mit Apfel, Haselnüssen und Berghonig.'],
    ['vegetarian', 'gluten', 'milk', 'nuts'],
  ),
  item(1008, 'avocado-toast', 14).named(
    ['Avocado toast', 'Toasted sourdough, crushed avocado, lime and a pinch of chilli.'],
    ['Avocadobrot', 'Geröstetes Sauerteigbrot, Avocado, Limette und eine Prise Chili.'],
    ['vegan', 'gluten'],
    upTo(
      2,
      'A little more',
      'Dazu',
      choice('Poached egg', 'Pochiertes Ei', 2.5),
      choice('Feta', 'Feta', 2.5),
    ),
  ),
  item(1009, 'croissants', 9).named(
    ['Basket of croissants', 'Three butter croissants, warm from the oven, with apricot jam.'],
    ['Korb Croissants', 'Drei Buttercroissants, ofenwarm, mit Marillenmarmelade.'],
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(1010, 'fruit-plate', 12.5).named(
    ['Fruit of the morning', 'Ripe fruit from the market, cut just before it comes up to you.'],
    ['Obst des Morgens', 'Reifes Obst vom Markt, kurz vor dem Servieren geschnitten.'],
    ['vegan'],
  ),
])
