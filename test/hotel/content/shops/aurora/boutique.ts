// Boutique of Hotel Aurora: nightwear, souvenirs and travel articles.
import { choice, group, item, one, text } from '../../build.ts'

export const boutique = [
  group(31, text('For the night', 'Für die Nacht'), [
    item(
      3001,
      'bathrobe',
      98,
      text('Aurora bathrobe', 'Bademantel Aurora'),
      text(
        'The one from your bathroom: long-staple cotton, woven in Vorarlberg.',
        'Der aus Ihrem Bad: langstapelige Baumwolle, in Vorarlberg gewebt.',
      ),
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
    item(
      3002,
      'slippers',
      28,
      text('Felt slippers', 'Filzpantoffeln'),
      text('Boiled wool from Styria with a quiet sole.', 'Walkwolle aus der Steiermark mit leiser Sohle.'),
      [],
      one(
        'Size',
        'Größe',
        choice('36–38', '36–38'),
        choice('39–41', '39–41', 0, { selected: true }),
        choice('42–45', '42–45'),
      ),
    ),
    item(
      3003,
      'scented-candle',
      34,
      text('Scented candle', 'Duftkerze'),
      text(
        'Stone pine and beeswax, the scent of our lobby. Burns for 40 hours.',
        'Zirbe und Bienenwachs, der Duft unserer Halle. Brennt 40 Stunden.',
      ),
    ),
    item(
      3004,
      'soap-set',
      22,
      text('Alpine soap', 'Alpenseife'),
      text(
        'Three bars with hay flower, honey and mountain salt.',
        'Drei Stück mit Heublume, Honig und Bergsalz.',
      ),
    ),
    item(
      3005,
      'body-lotion',
      26,
      text('Body lotion', 'Körperlotion'),
      text('Marigold and almond oil, 200 ml.', 'Ringelblume und Mandelöl, 200 ml.'),
      ['nuts'],
    ),
  ]),
  group(32, text('Vienna to take home', 'Wien für zu Hause'), [
    item(
      3006,
      'chocolates',
      24,
      text('Box of chocolates', 'Bonboniere'),
      text(
        'Sixteen pralines from a small maker in the eighth district.',
        'Sechzehn Pralinen aus einer kleinen Manufaktur im achten Bezirk.',
      ),
      ['vegetarian', 'milk', 'nuts'],
    ),
    item(
      3007,
      'roof-honey',
      14.5,
      text('Honey from our roof', 'Honig von unserem Dach'),
      text(
        'Lime blossom and chestnut, gathered above the seventh floor, 250 g.',
        'Linde und Kastanie, über dem siebten Stock gesammelt, 250 g.',
      ),
      ['vegetarian'],
    ),
    item(
      3008,
      'coffee-beans',
      16,
      text('House coffee', 'Hauskaffee'),
      text(
        'The blend of your breakfast: nutty, round, 250 g of beans.',
        'Die Mischung Ihres Frühstücks: nussig, rund, 250 g Bohnen.',
      ),
      ['vegan'],
    ),
    item(
      3009,
      'umbrella',
      39,
      text('Doorman’s umbrella', 'Portiersschirm'),
      text(
        'As large as a small room, with a handle of cherry wood.',
        'Groß wie ein kleines Zimmer, mit einem Griff aus Kirschholz.',
      ),
    ),
    item(
      3010,
      'opera-print',
      45,
      text('Opera print', 'Operndruck'),
      text(
        'A numbered silkscreen of the house at night, 30 × 40 cm.',
        'Nummerierter Siebdruck der Oper bei Nacht, 30 × 40 cm.',
      ),
    ),
    item(
      3011,
      'violin-box',
      32,
      text('Violin music box', 'Spieluhr mit Geige'),
      text('Eighteen notes of a waltz you will know.', 'Achtzehn Töne eines Walzers, den Sie kennen.'),
    ),
    item(
      3012,
      'apricot-jam',
      9.5,
      text('Apricot jam', 'Marillenmarmelade'),
      text(
        'Sixty percent fruit from the Wachau, as at breakfast.',
        'Sechzig Prozent Frucht aus der Wachau, wie beim Frühstück.',
      ),
      ['vegan'],
    ),
  ]),
  group(33, text('On the way', 'Unterwegs'), [
    item(
      3013,
      'travel-adapter',
      19,
      text('Travel adapter', 'Reiseadapter'),
      text(
        'For every socket you are likely to meet, with two USB-C ports.',
        'Für jede Steckdose, die Ihnen begegnet, mit zwei USB-C-Anschlüssen.',
      ),
    ),
    item(
      3014,
      'headphones',
      79,
      text('Headphones', 'Kopfhörer'),
      text(
        'Shut out the night train. Thirty hours of battery.',
        'Damit der Nachtzug leise bleibt. Dreißig Stunden Akku.',
      ),
    ),
    item(
      3015,
      'toothbrush-kit',
      8,
      text('Toothbrush set', 'Zahnputzset'),
      text('Bamboo brush, paste and a linen pouch.', 'Bambusbürste, Zahncreme und ein Leinenbeutel.'),
    ),
    item(
      3016,
      'city-tote',
      18,
      text('City tote', 'Stadttasche'),
      text('Heavy canvas with the bell of the house.', 'Kräftiges Leinen mit der Glocke des Hauses.'),
    ),
  ]),
  group(34, text('For small guests', 'Für kleine Gäste'), [
    item(
      3017,
      'teddy',
      29,
      text('Teddy the page boy', 'Teddy, der Page'),
      text('Soft, brave and good at carrying keys.', 'Weich, mutig und gut im Schlüsseltragen.'),
    ),
    item(
      3018,
      'crayons',
      12.5,
      text('Crayons and city map', 'Buntstifte und Stadtplan'),
      text(
        'Twelve crayons and a map of Vienna to colour in.',
        'Zwölf Stifte und ein Wiener Stadtplan zum Ausmalen.',
      ),
    ),
  ]),
]
