// Aurora Bar: cocktails, with and without alcohol.
import { choice, group, item, one, text } from '../../build.ts'

const gin = () =>
  one(
    'Which gin?',
    'Welcher Gin?',
    choice('House gin', 'Gin des Hauses', 0, { selected: true }),
    choice('Vienna dry gin', 'Wiener Dry Gin', 0, { diff: 2 }),
    choice('Alpine gin', 'Alpengin', 0, { diff: 3.5 }),
  )

export const cocktails = [
  group(21, text('Signatures', 'Hauskreationen'), [
    item(
      2001,
      'aurora-spritz',
      12,
      text('Aurora Spritz', 'Aurora Spritz'),
      text(
        'Apricot, Sekt, soda and a strip of orange: first light in a glass.',
        'Marille, Sekt, Soda und Orangenzeste: das erste Licht im Glas.',
      ),
      ['alcohol', 'sulphites'],
    ),
    item(
      2002,
      'blue-danube',
      14,
      text('Blue Danube', 'Schöne blaue Donau'),
      text(
        'Gin, violet, lemon and tonic, stirred in three-four time.',
        'Gin, Veilchen, Zitrone und Tonic, im Dreivierteltakt gerührt.',
      ),
      ['alcohol'],
    ),
    item(
      2003,
      'first-waltz',
      14.5,
      text('First Waltz', 'Erster Walzer'),
      text(
        'Raspberry, rose and vermouth, served straight up.',
        'Himbeere, Rose und Wermut, ohne Eis serviert.',
      ),
      ['alcohol', 'sulphites'],
    ),
    item(
      2004,
      'night-train',
      15,
      text('Night Train', 'Nachtzug'),
      text(
        'Rye, espresso and walnut. Leaves at midnight.',
        'Rye, Espresso und Walnuss. Abfahrt um Mitternacht.',
      ),
      ['alcohol', 'nuts'],
    ),
    item(
      2005,
      'prater-garden',
      13.5,
      text('Prater Garden', 'Pratergarten'),
      text('Cucumber, elderflower, mint and a dry vermouth.', 'Gurke, Holunder, Minze und trockener Wermut.'),
      ['alcohol', 'sulphites'],
    ),
    item(
      2006,
      'honey-bee',
      13.5,
      text('Honey of the Roof', 'Honig vom Dach'),
      text(
        'Rum, lemon and honey from our own eleven hives.',
        'Rum, Zitrone und Honig aus unseren elf Bienenstöcken.',
      ),
      ['alcohol'],
    ),
  ]),
  group(22, text('Classics', 'Klassiker'), [
    item(
      2007,
      'dry-martini',
      14,
      text('Dry Martini', 'Dry Martini'),
      text('Ice-cold and honest.', 'Eiskalt und ehrlich.'),
      ['alcohol', 'sulphites'],
      gin(),
      one(
        'Garnish',
        'Garnitur',
        choice('Olive', 'Olive', 0, { selected: true }),
        choice('Lemon twist', 'Zitronenzeste'),
      ),
    ),
    item(
      2008,
      'negroni',
      13.5,
      text('Negroni', 'Negroni'),
      text(
        'Equal parts, one large cube of ice, a slice of orange.',
        'Zu gleichen Teilen, ein großer Eiswürfel, eine Scheibe Orange.',
      ),
      ['alcohol', 'sulphites'],
    ),
    item(
      2009,
      'gin-and-tonic',
      13,
      text('Gin and tonic', 'Gin Tonic'),
      text('Long, cold, with juniper and lime.', 'Lang, kalt, mit Wacholder und Limette.'),
      ['alcohol'],
      gin(),
      one(
        'Tonic',
        'Tonic',
        choice('Dry', 'Dry', 0, { selected: true }),
        choice('Mediterranean', 'Mediterran'),
      ),
    ),
    item(
      2010,
      'old-fashioned',
      14.5,
      text('Old Fashioned', 'Old Fashioned'),
      text('Bourbon, bitters, orange oil and patience.', 'Bourbon, Bitters, Orangenöl und Geduld.'),
      ['alcohol'],
    ),
    item(
      2011,
      'mojito',
      13,
      text('Mojito', 'Mojito'),
      text(
        'White rum, a fistful of mint, lime and crushed ice.',
        'Weißer Rum, eine Handvoll Minze, Limette und zerstoßenes Eis.',
      ),
      ['alcohol'],
    ),
    item(
      2012,
      'pina-colada',
      13.5,
      text('Piña Colada', 'Piña Colada'),
      text('Ripe pineapple, coconut and two rums.', 'Reife Ananas, Kokos und zwei Rumsorten.'),
      ['alcohol', 'milk'],
    ),
  ]),
  group(23, text('Without alcohol', 'Ohne Alkohol'), [
    item(
      2013,
      'garden-fizz',
      9,
      text('Garden Fizz', 'Gartenfizz'),
      text('Cucumber, lime, basil and soda.', 'Gurke, Limette, Basilikum und Soda.'),
      ['vegan'],
    ),
    item(
      2014,
      'cherry-sour',
      9.5,
      text('Cherry Sour', 'Kirsch-Sour'),
      text('Sour cherry, lemon and a silky foam.', 'Weichsel, Zitrone und seidiger Schaum.'),
      ['vegan'],
    ),
    item(
      2015,
      'coconut-breeze',
      9.5,
      text('Coconut Breeze', 'Kokosbrise'),
      text('Coconut water, pineapple and vanilla over ice.', 'Kokoswasser, Ananas und Vanille auf Eis.'),
      ['vegan'],
    ),
    item(
      2016,
      'mate-ginger',
      8.5,
      text('Mate and ginger', 'Mate und Ingwer'),
      text('Bright and awake, without what comes after.', 'Hell und wach, ohne das Danach.'),
      ['vegan'],
    ),
  ]),
]
