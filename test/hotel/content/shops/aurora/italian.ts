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
  item(1031, 'pizza-margherita', 14).named(
    ['Pizza Margherita', 'San Marzano tomatoes, fior di latte and basil from our roof.'],
    ['Pizza Margherita', 'San-Marzano-Tomaten, Fior di Latte und Basilikum von unserem Dach.'],
    ['vegetarian', 'gluten', 'milk'],
    base(),
    toppings(),
  ),
  item(1032, 'pizza-diavola', 16.5).named(
    ['Pizza Diavola', 'Spicy salami, chilli and a drizzle of honey.'],
    ['Pizza Diavola', 'Pikante Salami, Chili und ein Faden Honig.'],
    ['spicy', 'gluten', 'milk'],
    base(),
    toppings(),
  ),
  item(1033, 'pizza-funghi', 16).named(
    ['Pizza Bianca ai funghi', 'No tomato: cream, king oyster mushrooms, thyme and truffle oil.'],
    ['Pizza Bianca ai Funghi', 'Ohne Tomate: Rahm, Kräuterseitlinge, Thymian und Trüffelöl.'],
    ['vegetarian', 'gluten', 'milk'],
    base(),
    toppings(),
  ),
  item(1034, 'spaghetti-bolognese', 16).named(
    ['Bolognese', 'The ragù of our sous-chef from Modena, four hours on the stove.'],
    ['Bolognese', 'Das Ragù unseres Souschefs aus Modena, vier Stunden am Herd.'],
    ['gluten', 'milk', 'celery', 'sulphites'],
    pasta(),
  ),
  item(1035, 'arrabbiata', 13.5).named(
    ['Arrabbiata', 'Tomato, garlic and as much chilli as you can bear.'],
    ['Arrabbiata', 'Tomate, Knoblauch und so viel Chili, wie Sie vertragen.'],
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
  item(1036, 'lemon-tagliatelle', 19).named(
    ['Tagliatelle with prawns', 'Fresh ribbons, prawns, lemon zest and a little cream.'],
    ['Tagliatelle mit Garnelen', 'Frische Bandnudeln, Garnelen, Zitronenzeste und ein wenig Rahm.'],
    ['gluten', 'milk', 'eggs', 'crustaceans'],
  ),
  item(1037, 'lasagne', 17).named(
    ['Vegetable lasagne', 'Aubergine, courgette and peppers under a golden crust.'],
    ['Gemüselasagne', 'Melanzani, Zucchini und Paprika unter goldener Kruste.'],
    ['vegetarian', 'gluten', 'milk', 'eggs'],
  ),
  item(1038, 'risotto', 18.5).named(
    ['Saffron risotto', 'Stirred for eighteen minutes, finished with Parmesan and cold butter.'],
    ['Safranrisotto', 'Achtzehn Minuten gerührt, mit Parmesan und kalter Butter vollendet.'],
    ['vegetarian', 'milk', 'sulphites', 'celery'],
  ),
])
