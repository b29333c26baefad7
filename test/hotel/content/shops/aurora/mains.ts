// Room service of Hotel Aurora: main dishes.
import { choice, group, item, one, text, upTo } from '../../build.ts'

const side = () =>
  one(
    'Side dish',
    'Beilage',
    choice('Potato salad', 'Erdäpfelsalat', 0, { selected: true }),
    choice('Parsley potatoes', 'Petersilerdäpfel'),
    choice('Chips', 'Pommes frites'),
    choice('Green salad', 'Grüner Salat'),
  )

const howDone = () =>
  one(
    'How done?',
    'Wie gebraten?',
    choice('Rare', 'Blutig'),
    choice('Medium', 'Rosa'),
    choice('Well done', 'Durchgebraten'),
  )

export const mains = group(13, text('Main dishes', 'Hauptspeisen'), [
  item(1019, 'burger', 14.5).named(
    ['Burger', 'Austrian beef, mountain cheese, pickles and our own sauce in a toasted brioche bun.'],
    ['Burger', 'Österreichisches Rind, Bergkäse, Essiggurkerl und Haussauce im getoasteten Briochebun.'],
    ['gluten', 'milk', 'eggs', 'mustard', 'sesame'],
    howDone(),
    upTo(
      3,
      'Extras',
      'Extras',
      choice('Bacon', 'Speck', 2),
      choice('Extra cheese', 'Extra Käse', 1.5),
      choice('Fried egg', 'Spiegelei', 2),
      choice('Avocado', 'Avocado', 2.5),
      choice('Jalapeños', 'Jalapeños', 1),
    ),
  ),
  item(1020, 'wiener-schnitzel', 26).named(
    ['Wiener schnitzel', 'Veal, pounded thin and fried in butter until the crumb lifts, with lemon.'],
    ['Wiener Schnitzel', 'Vom Kalb, dünn geklopft und in Butterschmalz ausgebacken, mit Zitrone.'],
    ['gluten', 'milk', 'eggs'],
    side(),
  ),
  item(1021, 'tafelspitz', 27.5).named(
    ['Tafelspitz', 'Prime boiled beef in its broth, apple horseradish, chive sauce and roast potatoes.'],
    ['Tafelspitz', 'Gekochtes Rind in der Suppe, Apfelkren, Schnittlauchsauce und Rösterdäpfel.'],
    ['milk', 'eggs', 'celery'],
  ),
  item(1022, 'sirloin-steak', 34).named(
    ['Sirloin steak', '250 g from the Alpine pasture, rested well, with herb butter.'],
    ['Rumpsteak', '250 g von der Alm, gut gerastet, mit Kräuterbutter.'],
    ['milk'],
    howDone(),
    side(),
  ),
  item(1023, 'goulash', 19.5).named(
    ['Beef goulash', 'Slow-cooked with as many onions as beef, and a fluffy bread dumpling.'],
    ['Rindsgulasch', 'Langsam geschmort, mit ebenso viel Zwiebel wie Fleisch und einem flaumigen Knödel.'],
    ['gluten', 'milk', 'eggs', 'celery'],
  ),
  item(1024, 'roast-chicken', 22).named(
    ['Half roast chicken', 'Free-range, crisp skin, lemon and thyme, with its own juices.'],
    ['Halbes Brathuhn', 'Aus Freilandhaltung, knusprige Haut, Zitrone und Thymian, im eigenen Saft.'],
    ['milk'],
    side(),
  ),
  item(1025, 'arctic-char', 28).named(
    ['Arctic char', 'From a cold alpine lake, fried on the skin, with brown butter and almonds.'],
    ['Seesaibling', 'Aus dem kalten Bergsee, auf der Haut gebraten, mit Nussbutter und Mandeln.'],
    ['fish', 'milk', 'nuts'],
  ),
  item(1026, 'club-sandwich', 18).named(
    ['Club sandwich', 'Chicken, bacon, tomato and egg between three slices of toast, cut in four.'],
    ['Club Sandwich', 'Huhn, Speck, Tomate und Ei zwischen drei Scheiben Toast, in vier Teilen.'],
    ['gluten', 'eggs', 'mustard'],
    upTo(
      1,
      'On the side',
      'Dazu',
      choice('Chips', 'Pommes frites', 0, { selected: true }),
      choice('Green salad', 'Grüner Salat'),
    ),
  ),
  item(1027, 'green-curry', 19).named(
    ['Green curry', 'Coconut, Thai basil and crunchy vegetables over jasmine rice.'],
    ['Grünes Curry', 'Kokos, Thai-Basilikum und knackiges Gemüse auf Jasminreis.'],
    ['spicy', 'soya'],
    one(
      'With',
      'Mit',
      choice('Tofu', 'Tofu', 0, { selected: true }),
      choice('Chicken', 'Huhn', 0, { diff: 2 }),
      choice('Prawns', 'Garnelen', 0, { diff: 4.5 }),
    ),
  ),
  item(1028, 'garden-bowl', 17.5).named(
    ['Garden bowl', 'Warm grains, roasted roots, broccoli, avocado and a tahini dressing.'],
    ['Gartenschüssel', 'Warmes Getreide, Ofenwurzeln, Brokkoli, Avocado und Tahini-Dressing.'],
    ['vegan', 'sesame', 'gluten'],
  ),
  item(1029, 'sushi-selection', 29).named(
    ['Sushi selection', 'Twelve pieces from our Japanese kitchen, with wasabi and pickled ginger.'],
    ['Sushi-Auswahl', 'Zwölf Stück aus unserer japanischen Küche, mit Wasabi und eingelegtem Ingwer.'],
    ['fish', 'crustaceans', 'soya', 'sesame'],
  ),
  item(1030, 'cheese-fondue', 24).named(
    ['Cheese fondue', 'Three mountain cheeses, white wine and cubes of crusty bread. For one, or to share.'],
    ['Käsefondue', 'Drei Bergkäse, Weißwein und knuspriges Brot. Für einen, oder zum Teilen.'],
    ['vegetarian', 'gluten', 'milk', 'sulphites'],
  ),
])
