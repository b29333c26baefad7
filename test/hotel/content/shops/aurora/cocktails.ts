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
    item(2001, 'aurora-spritz', 12).named(
      ['Aurora Spritz', 'Apricot, Sekt, soda and a strip of orange: first light in a glass.'],
      ['Aurora Spritz', 'Marille, Sekt, Soda und Orangenzeste: das erste Licht im Glas.'],
      ['alcohol', 'sulphites'],
    ),
    item(2002, 'blue-danube', 14).named(
      ['Blue Danube', 'Gin, violet, lemon and tonic, stirred in three-four time.'],
      ['Schöne blaue Donau', 'Gin, Veilchen, Zitrone und Tonic, im Dreivierteltakt gerührt.'],
      ['alcohol'],
    ),
    item(2003, 'first-waltz', 14.5).named(
      ['First Waltz', 'Raspberry, rose and vermouth, served straight up.'],
      ['Erster Walzer', 'Himbeere, Rose und Wermut, ohne Eis serviert.'],
      ['alcohol', 'sulphites'],
    ),
    item(2004, 'night-train', 15).named(
      ['Night Train', 'Rye, espresso and walnut. Leaves at midnight.'],
      ['Nachtzug', 'Rye, Espresso und Walnuss. Abfahrt um Mitternacht.'],
      ['alcohol', 'nuts'],
    ),
    item(2005, 'prater-garden', 13.5).named(
      ['Prater Garden', 'Cucumber, elderflower, mint and a dry vermouth.'],
      ['Pratergarten', 'Gurke, Holunder, Minze und trockener Wermut.'],
      ['alcohol', 'sulphites'],
    ),
    item(2006, 'honey-bee', 13.5).named(
      ['Honey of the Roof', 'Rum, lemon and honey from our own eleven hives.'],
      ['Honig vom Dach', 'Rum, Zitrone und Honig aus unseren elf Bienenstöcken.'],
      ['alcohol'],
    ),
  ]),
  group(22, text('Classics', 'Klassiker'), [
    item(2007, 'dry-martini', 14).named(
      ['Dry Martini', 'Ice-cold and honest.'],
      ['Dry Martini', 'Eiskalt und ehrlich.'],
      ['alcohol', 'sulphites'],
      gin(),
      one(
        'Garnish',
        'Garnitur',
        choice('Olive', 'Olive', 0, { selected: true }),
        choice('Lemon twist', 'Zitronenzeste'),
      ),
    ),
    item(2008, 'negroni', 13.5).named(
      ['Negroni', 'Equal parts, one large cube of ice, a slice of orange.'],
      ['Negroni', 'Zu gleichen Teilen, ein großer Eiswürfel, eine Scheibe Orange.'],
      ['alcohol', 'sulphites'],
    ),
    item(2009, 'gin-and-tonic', 13).named(
      ['Gin and tonic', 'Long, cold, with juniper and lime.'],
      ['Gin Tonic', 'Lang, kalt, mit Wacholder und Limette.'],
      ['alcohol'],
      gin(),
      one(
        'Tonic',
        'Tonic',
        choice('Dry', 'Dry', 0, { selected: true }),
        choice('Mediterranean', 'Mediterran'),
      ),
    ),
    item(2010, 'old-fashioned', 14.5).named(
      ['Old Fashioned', 'Bourbon, bitters, orange oil and patience.'],
      ['Old Fashioned', 'Bourbon, Bitters, Orangenöl und Geduld.'],
      ['alcohol'],
    ),
    item(2011, 'mojito', 13).named(
      ['Mojito', 'White rum, a fistful of mint, lime and crushed ice.'],
      ['Mojito', 'Weißer Rum, eine Handvoll Minze, Limette und zerstoßenes Eis.'],
      ['alcohol'],
    ),
    item(2012, 'pina-colada', 13.5).named(
      ['Piña Colada', 'Ripe pineapple, coconut and two rums.'],
      ['Piña Colada', 'Reife Ananas, Kokos und zwei Rumsorten.'],
      ['alcohol', 'milk'],
    ),
  ]),
  group(23, text('Without alcohol', 'Ohne Alkohol'), [
    item(2013, 'garden-fizz', 9).named(
      ['Garden Fizz', 'Cucumber, lime, basil and soda.'],
      ['Gartenfizz', 'Gurke, Limette, Basilikum und Soda.'],
      ['vegan'],
    ),
    item(2014, 'cherry-sour', 9.5).named(
      ['Cherry Sour', 'Sour cherry, lemon and a silky foam.'],
      ['Kirsch-Sour', 'Weichsel, Zitrone und seidiger Schaum.'],
      ['vegan'],
    ),
    item(2015, 'coconut-breeze', 9.5).named(
      ['Coconut Breeze', 'Coconut water, pineapple and vanilla over ice.'],
      ['Kokosbrise', 'Kokoswasser, Ananas und Vanille auf Eis.'],
      ['vegan'],
    ),
    item(2016, 'mate-ginger', 8.5).named(
      ['Mate and ginger', 'Bright and awake, without what comes after.'],
      ['Mate und Ingwer', 'Hell und wach, ohne das Danach.'],
      ['vegan'],
    ),
  ]),
]
