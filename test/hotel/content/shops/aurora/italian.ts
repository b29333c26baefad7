// Room service of Hotel Aurora: pizza and pasta.
import { choice, group, item, one, text, upTo } from '../../build.ts'

const toppings = () =>
  upTo(
    4,
    'Extra toppings',
    'Extra Belag',
    choice('Ham', 'Schinken', 2),
    choice('Mushrooms', 'Champignons', 1.5),
    choice('Olives', 'Oliven', 1.5),
    choice('Rocket', 'Rucola', 1.5),
    choice('Anchovies', 'Sardellen', 2),
    choice('Mozzarella', 'Mozzarella', 2),
  )

const base = () =>
  one(
    'Base',
    'Boden',
    choice('Classic', 'Klassisch', 0, { selected: true }),
    choice('Wholemeal', 'Vollkorn', 0, { diff: 1 }),
    choice('Gluten-free', 'Glutenfrei', 0, { diff: 2.5 }),
  )

const pasta = () =>
  one(
    'Pasta',
    'Pasta',
    choice('Spaghetti', 'Spaghetti', 0, { selected: true }),
    choice('Penne', 'Penne'),
    choice('Gluten-free', 'Glutenfrei', 0, { diff: 1.5 }),
  )

export const italian = group(14, text('Pizza & pasta', 'Pizza & Pasta'), [
  item(
    1031,
    'pizza-margherita',
    14,
    text('Pizza Margherita', 'Pizza Margherita'),
    text(
      'San Marzano tomatoes, fior di latte and basil from our roof.',
      'San-Marzano-Tomaten, Fior di Latte und Basilikum von unserem Dach.',
    ),
    ['vegetarian', 'gluten', 'milk'],
    base(),
    toppings(),
  ),
  item(
    1032,
    'pizza-diavola',
    16.5,
    text('Pizza Diavola', 'Pizza Diavola'),
    text('Spicy salami, chilli and a drizzle of honey.', 'Pikante Salami, Chili und ein Faden Honig.'),
    ['spicy', 'gluten', 'milk'],
    base(),
    toppings(),
  ),
  item(
    1033,
    'pizza-funghi',
    16,
    text('Pizza Bianca ai funghi', 'Pizza Bianca ai Funghi'),
    text(
      'No tomato: cream, king oyster mushrooms, thyme and truffle oil.',
      'Ohne Tomate: Rahm, Kräuterseitlinge, Thymian und Trüffelöl.',
    ),
    ['vegetarian', 'gluten', 'milk'],
    base(),
    toppings(),
  ),
  item(
    1034,
    'spaghetti-bolognese',
    16,
    text('Bolognese', 'Bolognese'),
    text(
      'The ragù of our sous-chef from Modena, four hours on the stove.',
      'Das Ragù unseres Souschefs aus Modena, vier Stunden am Herd.',
    ),
    ['gluten', 'milk', 'celery', 'sulphites'],
    pasta(),
  ),
  item(
    1035,
    'arrabbiata',
    13.5,
    text('Arrabbiata', 'Arrabbiata'),
    text(
      'Tomato, garlic and as much chilli as you can bear.',
      'Tomate, Knoblauch und so viel Chili, wie Sie vertragen.',
    ),
    ['vegan', 'spicy', 'gluten'],
    pasta(),
    one(
      'How spicy?',
      'Wie scharf?',
      choice('A little', 'Ein wenig', 0, { selected: true }),
      choice('Properly', 'Richtig'),
      choice('Angry', 'Zornig'),
    ),
  ),
  item(
    1036,
    'lemon-tagliatelle',
    19,
    text('Tagliatelle with prawns', 'Tagliatelle mit Garnelen'),
    text(
      'Fresh ribbons, prawns, lemon zest and a little cream.',
      'Frische Bandnudeln, Garnelen, Zitronenzeste und ein wenig Rahm.',
    ),
    ['gluten', 'milk', 'eggs', 'crustaceans'],
  ),
  item(
    1037,
    'lasagne',
    17,
    text('Vegetable lasagne', 'Gemüselasagne'),
    text(
      'Aubergine, courgette and peppers under a golden crust.',
      'Melanzani, Zucchini und Paprika unter goldener Kruste.',
    ),
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(
    1038,
    'risotto',
    18.5,
    text('Saffron risotto', 'Safranrisotto'),
    text(
      'Stirred for eighteen minutes, finished with Parmesan and cold butter.',
      'Achtzehn Minuten gerührt, mit Parmesan und kalter Butter vollendet.',
    ),
    ['vegetarian', 'milk', 'sulphites', 'celery'],
  ),
])
