// Room service of Isla Verde.
import { choice, group, item, one, text, upTo } from '../../build.ts'

export const roomService = [
  group(61, text('Breakfast', 'Frühstück'), [
    item(5017, 'island-breakfast', 22).named(
      ['Island breakfast', 'Papaya, goat’s cheese, warm bread, eggs and coffee on your terrace.'],
      ['Inselfrühstück', 'Papaya, Ziegenkäse, warmes Brot, Eier und Kaffee auf Ihrer Terrasse.'],
      ['vegetarian', 'gluten', 'milk', 'eggs'],
      one(
        'Your eggs',
        'Ihre Eier',
        choice('Scrambled', 'Rührei', 0, { selected: true }),
        choice('Fried', 'Spiegelei'),
        choice('Soft boiled', 'Weich gekocht'),
      ),
    ),
    item(5018, 'tropical-bowl', 12).named(
      ['Tropical bowl', 'Banana, mango and passion fruit over thick yoghurt and gofio.'],
      ['Tropenschale', 'Banane, Mango und Maracuja auf dickem Joghurt und Gofio.'],
      ['vegetarian', 'milk', 'gluten'],
    ),
    item(5019, 'tortilla', 9.5).named(
      ['Tortilla española', 'Potato, onion, egg and time. Still soft in the middle.'],
      ['Tortilla española', 'Kartoffel, Zwiebel, Ei und Zeit. In der Mitte noch weich.'],
      ['vegetarian', 'eggs'],
    ),
  ]),
  group(62, text('Main dishes', 'Hauptspeisen'), [
    item(5020, 'burger', 16).named(
      ['Burger', 'Canarian beef, smoked goat’s cheese and red mojo.'],
      ['Burger', 'Kanarisches Rind, geräucherter Ziegenkäse und roter Mojo.'],
      ['gluten', 'milk', 'sesame'],
      one(
        'How done?',
        'Wie gebraten?',
        choice('Rare', 'Blutig'),
        choice('Medium', 'Rosa'),
        choice('Well done', 'Durchgebraten'),
      ),
      upTo(
        3,
        'Extras',
        'Extras',
        choice('Bacon', 'Speck', 2),
        choice('Avocado', 'Avocado', 2.5),
        choice('Fried egg', 'Spiegelei', 2),
      ),
    ),
    item(5021, 'paella', 24).named(
      ['Paella', 'Prawns, mussels and saffron rice with a proper crust. Allow 30 minutes.'],
      ['Paella', 'Garnelen, Muscheln und Safranreis mit echter Kruste. Braucht 30 Minuten.'],
      ['crustaceans', 'molluscs', 'fish', 'celery'],
    ),
    item(5022, 'grilled-fish', 27).named(
      ['Catch of the day', 'Whole fish from the harbour, grilled, with lemon and papas.'],
      ['Fang des Tages', 'Ganzer Fisch aus dem Hafen, gegrillt, mit Zitrone und Papas.'],
      ['fish'],
    ),
    item(5023, 'lobster', 42).named(
      ['Half lobster', 'With garlic butter and a green salad.'],
      ['Halber Hummer', 'Mit Knoblauchbutter und grünem Salat.'],
      ['crustaceans', 'milk'],
    ),
    item(5024, 'vegetable-curry', 17).named(
      ['Coconut vegetable curry', 'Sweet potato, chickpeas and coriander.'],
      ['Kokos-Gemüsecurry', 'Süßkartoffel, Kichererbsen und Koriander.'],
      ['vegan', 'spicy'],
    ),
    item(5025, 'garden-salad', 12.5).named(
      ['Salad of the finca', 'What was picked this morning, with avocado and almond dressing.'],
      ['Salat der Finca', 'Was heute früh geerntet wurde, mit Avocado und Mandeldressing.'],
      ['vegan', 'nuts'],
    ),
    item(5026, 'pizza', 15).named(
      ['Pizza Canaria', 'Goat’s cheese, palm honey and rocket.'],
      ['Pizza Canaria', 'Ziegenkäse, Palmhonig und Rucola.'],
      ['vegetarian', 'gluten', 'milk'],
    ),
  ]),
  group(63, text('Desserts', 'Desserts'), [
    item(5027, 'flan', 6.5).named(
      ['Flan with palm honey', 'Egg custard with the dark syrup of La Gomera.'],
      ['Flan mit Palmhonig', 'Eiercreme mit dem dunklen Sirup von La Gomera.'],
      ['vegetarian', 'milk', 'eggs'],
    ),
    item(5028, 'doughnuts', 7).named(
      ['Doughnuts and chocolate', 'Warm sugared rings for dipping.'],
      ['Krapfen und Schokolade', 'Warme Zuckerringe zum Tunken.'],
      ['vegetarian', 'gluten', 'milk'],
    ),
  ]),
  group(64, text('Wine', 'Wein'), [
    item(5029, 'listan-negro', 7).named(
      ['Listán Negro', 'Red from volcanic soil: pepper, ash and wild berries.'],
      ['Listán Negro', 'Rotwein von Vulkanboden: Pfeffer, Asche und Waldbeeren.'],
      ['alcohol', 'sulphites'],
      one(
        'Glass or bottle?',
        'Glas oder Flasche?',
        choice('Glass', 'Glas', 0, { selected: true }),
        choice('Bottle', 'Flasche', 0, { diff: 24 }),
      ),
    ),
    item(5030, 'malvasia', 7.5).named(
      ['Malvasía', 'White, dry and salty, with a scent of orange blossom.'],
      ['Malvasía', 'Weiß, trocken und salzig, mit einem Duft von Orangenblüten.'],
      ['alcohol', 'sulphites'],
      one(
        'Glass or bottle?',
        'Glas oder Flasche?',
        choice('Glass', 'Glas', 0, { selected: true }),
        choice('Bottle', 'Flasche', 0, { diff: 26 }),
      ),
    ),
  ]),
]
