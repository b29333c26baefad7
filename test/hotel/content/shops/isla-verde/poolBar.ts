// Pool bar of Isla Verde.
import { choice, group, item, one, some, text, upTo } from '../../build.ts'

export const poolBar = [
  group(51, text('Cold drinks', 'Kalte Getränke'), [
    item(5001, 'mineral-water', 3.5).named(
      ['Mineral water', 'From the springs below the Teide, well chilled, 0.5 l.'],
      ['Mineralwasser', 'Aus den Quellen am Teide, gut gekühlt, 0,5 l.'],
      ['vegan'],
    ),
    item(5002, 'fresh-coconut', 7.5).named(
      ['Fresh coconut', 'Opened when you order, with a straw.'],
      ['Frische Kokosnuss', 'Geöffnet, wenn Sie bestellen, mit Strohhalm.'],
      ['vegan'],
    ),
    item(5003, 'mango-smoothie', 8).named(
      ['Mango smoothie', 'Island mango, banana and orange, blended thick.'],
      ['Mango-Smoothie', 'Mango von der Insel, Banane und Orange, dick gemixt.'],
      ['vegan'],
      upTo(2, 'A little more', 'Dazu', choice('Ginger', 'Ingwer', 0.5), choice('Oats', 'Haferflocken', 0.5)),
    ),
    item(5004, 'lemonade', 5.5).named(
      ['Lemon and mint', 'Garden lemons, crushed mint, much ice.'],
      ['Zitrone und Minze', 'Zitronen aus dem Garten, Minze, viel Eis.'],
      ['vegan'],
      one(
        'How sweet?',
        'Wie süß?',
        choice('Hardly', 'Kaum'),
        choice('A little', 'Ein wenig', 0, { selected: true }),
        choice('Sweet', 'Süß'),
      ),
    ),
    item(5005, 'barraquito', 4.8).named(
      ['Iced Barraquito', 'The layered coffee of Tenerife with condensed milk and lemon peel.'],
      ['Barraquito auf Eis', 'Der geschichtete Kaffee Teneriffas mit Kondensmilch und Zitronenschale.'],
      ['milk'],
      one(
        'Liqueur',
        'Likör',
        choice('With Licor 43', 'Mit Licor 43', 0, { diff: 1.2 }),
        choice('Without', 'Ohne', 0, { selected: true }),
      ),
    ),
  ]),
  group(52, text('Cocktails', 'Cocktails'), [
    item(5006, 'verde-mojito', 11.5).named(
      ['Mojito Verde', 'Canarian rum, mint from the garden and lime.'],
      ['Mojito Verde', 'Kanarischer Rum, Minze aus dem Garten und Limette.'],
      ['alcohol'],
    ),
    item(5007, 'pina-colada', 12).named(
      ['Piña Colada', 'Served in the pineapple it was made of.'],
      ['Piña Colada', 'Serviert in der Ananas, aus der sie gemacht ist.'],
      ['alcohol', 'milk'],
    ),
    item(5008, 'sunset-spritz', 11).named(
      ['Sunset Spritz', 'Bitter orange, cava and a view to the west.'],
      ['Sunset Spritz', 'Bitterorange, Cava und Blick nach Westen.'],
      ['alcohol', 'sulphites'],
    ),
    item(5009, 'sangria', 26).named(
      ['Jug of sangria', 'Red wine, peach, orange and cinnamon, for two to four.'],
      ['Krug Sangría', 'Rotwein, Pfirsich, Orange und Zimt, für zwei bis vier.'],
      ['alcohol', 'sulphites'],
    ),
    item(5010, 'cerveza', 4.5).named(
      ['Dorada beer', 'The island’s own lager in an iced glass, 0.33 l.'],
      ['Dorada-Bier', 'Das Lager der Insel im geeisten Glas, 0,33 l.'],
      ['alcohol', 'gluten'],
    ),
  ]),
  group(53, text('Small plates', 'Kleine Teller'), [
    item(5011, 'papas-mojo', 7.5).named(
      ['Papas arrugadas', 'Wrinkled potatoes in sea salt with red and green mojo.'],
      ['Papas arrugadas', 'Runzelkartoffeln in Meersalz mit rotem und grünem Mojo.'],
      ['vegan'],
    ),
    item(5012, 'fish-tacos', 13).named(
      ['Fish tacos', 'Crisp sea bass, cabbage, lime and chipotle.'],
      ['Fischtacos', 'Knuspriger Wolfsbarsch, Kraut, Limette und Chipotle.'],
      ['fish', 'gluten', 'spicy'],
    ),
    item(5013, 'poke-bowl', 16).named(
      ['Poke bowl', 'Rice, mango, avocado, cucumber and sesame.'],
      ['Poke Bowl', 'Reis, Mango, Avocado, Gurke und Sesam.'],
      ['sesame', 'soya'],
      one(
        'With',
        'Mit',
        choice('Tuna', 'Thunfisch', 0, { selected: true }),
        choice('Tofu', 'Tofu'),
        choice('Prawns', 'Garnelen', 0, { diff: 2 }),
      ),
    ),
    item(5014, 'watermelon', 6.5).named(
      ['Iced watermelon', 'Thick slices with mint and a pinch of salt.'],
      ['Wassermelone auf Eis', 'Dicke Scheiben mit Minze und einer Prise Salz.'],
      ['vegan'],
    ),
  ]),
  group(54, text('Ice cream', 'Eis'), [
    item(5015, 'gelato', 5.5).named(
      ['Two scoops', 'From the ice maker in Garachico.'],
      ['Zwei Kugeln', 'Vom Eismacher aus Garachico.'],
      ['vegetarian', 'milk'],
      some(
        2,
        'Flavours',
        'Sorten',
        choice('Banana', 'Banane', 0, { selected: true }),
        choice('Gofio and honey', 'Gofio und Honig'),
        choice('Lemon', 'Zitrone'),
        choice('Almond', 'Mandel', 0, { diff: 0.5 }),
      ),
    ),
    item(5016, 'fruit-lolly', 3.5).named(
      ['Fruit ice lolly', 'Whole fruit, frozen on a stick.'],
      ['Fruchteis am Stiel', 'Ganze Frucht, am Stiel gefroren.'],
      ['vegan'],
    ),
  ]),
]
