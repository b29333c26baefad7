// Boutique of Hotel Aurora: nightwear, souvenirs and travel articles.
import { choice, group, item, one, text } from '../../build.ts'

export const boutique = [
  group(31, text('For the night', 'Für die Nacht'), [
    item(3001, 'bathrobe', 98).named(
      ['Aurora bathrobe', 'The one from your bathroom: long-staple cotton, woven in Vorarlberg.'],
      ['Bademantel Aurora', 'Der aus Ihrem Bad: langstapelige Baumwolle, in Vorarlberg gewebt.'],
      [],
      one(
        'Size',
        'Größe',
        choice('S', 'S'),
        choice('M', 'M', 0, { selected: true }),
        choice('L', 'L'),
        choice('XL', 'XL', 0, { diff: 6 }),
      ),
    ),
    item(3002, 'slippers', 28).named(
      ['Felt slippers', 'Boiled wool from Styria with a quiet sole.'],
      ['Filzpantoffeln', 'Walkwolle aus der Steiermark mit leiser Sohle.'],
      [],
      one(
        'Size',
        'Größe',
        choice('36–38', '36–38'),
        choice('39–41', '39–41', 0, { selected: true }),
        choice('42–45', '42–45'),
      ),
    ),
    item(3003, 'scented-candle', 34).named(
      ['Scented candle', 'Stone pine and beeswax, the scent of our lobby. Burns for 40 hours.'],
      ['Duftkerze', 'Zirbe und Bienenwachs, der Duft unserer Halle. Brennt 40 Stunden.'],
    ),
    item(3004, 'soap-set', 22).named(
      ['Alpine soap', 'Three bars with hay flower, honey and mountain salt.'],
      ['Alpenseife', 'Drei Stück mit Heublume, Honig und Bergsalz.'],
    ),
    item(3005, 'body-lotion', 26).named(
      ['Body lotion', 'Marigold and almond oil, 200 ml.'],
      ['Körperlotion', 'Ringelblume und Mandelöl, 200 ml.'],
      ['nuts'],
    ),
  ]),
  group(32, text('Vienna to take home', 'Wien für zu Hause'), [
    item(3006, 'chocolates', 24).named(
      ['Box of chocolates', 'Sixteen pralines from a small maker in the eighth district.'],
      ['Bonboniere', 'Sechzehn Pralinen aus einer kleinen Manufaktur im achten Bezirk.'],
      ['vegetarian', 'milk', 'nuts'],
    ),
    item(3007, 'roof-honey', 14.5).named(
      ['Honey from our roof', 'Lime blossom and chestnut, gathered above the seventh floor, 250 g.'],
      ['Honig von unserem Dach', 'Linde und Kastanie, über dem siebten Stock gesammelt, 250 g.'],
      ['vegetarian'],
    ),
    item(3008, 'coffee-beans', 16).named(
      ['House coffee', 'The blend of your breakfast: nutty, round, 250 g of beans.'],
      ['Hauskaffee', 'Die Mischung Ihres Frühstücks: nussig, rund, 250 g Bohnen.'],
      ['vegan'],
    ),
    item(3009, 'umbrella', 39).named(
      ['Doorman’s umbrella', 'As large as a small room, with a handle of cherry wood.'],
      ['Portiersschirm', 'Groß wie ein kleines Zimmer, mit einem Griff aus Kirschholz.'],
    ),
    item(3010, 'opera-print', 45).named(
      ['Opera print', 'A numbered silkscreen of the house at night, 30 × 40 cm.'],
      ['Operndruck', 'Nummerierter Siebdruck der Oper bei Nacht, 30 × 40 cm.'],
    ),
    item(3011, 'violin-box', 32).named(
      ['Violin music box', 'Eighteen notes of a waltz you will know.'],
      ['Spieluhr mit Geige', 'Achtzehn Töne eines Walzers, den Sie kennen.'],
    ),
    item(3012, 'apricot-jam', 9.5).named(
      ['Apricot jam', 'Sixty percent fruit from the Wachau, as at breakfast.'],
      ['Marillenmarmelade', 'Sechzig Prozent Frucht aus der Wachau, wie beim Frühstück.'],
      ['vegan'],
    ),
  ]),
  group(33, text('On the way', 'Unterwegs'), [
    item(3013, 'travel-adapter', 19).named(
      ['Travel adapter', 'For every socket you are likely to meet, with two USB-C ports.'],
      ['Reiseadapter', 'Für jede Steckdose, die Ihnen begegnet, mit zwei USB-C-Anschlüssen.'],
    ),
    item(3014, 'headphones', 79).named(
      ['Headphones', 'Shut out the night train. Thirty hours of battery.'],
      ['Kopfhörer', 'Damit der Nachtzug leise bleibt. Dreißig Stunden Akku.'],
    ),
    item(3015, 'toothbrush-kit', 8).named(
      ['Toothbrush set', 'Bamboo brush, paste and a linen pouch.'],
      ['Zahnputzset', 'Bambusbürste, Zahncreme und ein Leinenbeutel.'],
    ),
    item(3016, 'city-tote', 18).named(
      ['City tote', 'Heavy canvas with the bell of the house.'],
      ['Stadttasche', 'Kräftiges Leinen mit der Glocke des Hauses.'],
    ),
  ]),
  group(34, text('For small guests', 'Für kleine Gäste'), [
    item(3017, 'teddy', 29).named(
      ['Teddy the page boy', 'Soft, brave and good at carrying keys.'],
      ['Teddy, der Page', 'Weich, mutig und gut im Schlüsseltragen.'],
    ),
    item(3018, 'crayons', 12.5).named(
      ['Crayons and city map', 'Twelve crayons and a map of Vienna to colour in.'],
      ['Buntstifte und Stadtplan', 'Zwölf Stifte und ein Wiener Stadtplan zum Ausmalen.'],
    ),
  ]),
]
