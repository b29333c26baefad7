// Around Hotel Aurora: events, places to eat, tours and sights of Vienna.
import { at, daily, listOf, weekly } from './build.ts'

const of = (type: Parameters<typeof listOf>[2], letter: string) =>
  listOf('Vienna', 'example.com/vienna', type, letter)

const events = of('event', 'e')(
  at('Innere Stadt', 'Rathausplatz 1', 48.2108, 16.3585, daily('10:00', '21:30')).named(
    [
      'Market in front of the City Hall',
      'Punch, roasted chestnuts and a carousel older than the lamps above it.',
    ],
    ['Markt vor dem Rathaus', 'Punsch, Maroni und ein Karussell, das älter ist als die Lampen darüber.'],
  ),
  at('Innere Stadt', 'Musikvereinsplatz 1', 48.2005, 16.3725, weekly(0, '11:00', '13:00')).named(
    [
      'Sunday concert in the Golden Hall',
      'Two symphonies before lunch. The concierge holds a few seats until Friday.',
    ],
    [
      'Sonntagskonzert im Goldenen Saal',
      'Zwei Symphonien vor dem Mittagessen. Der Concierge hält bis Freitag einige Karten.',
    ],
  ),
  at('Innere Stadt', 'Opernring 2', 48.2032, 16.3691, weekly(4, '19:00', '22:15')).named(
    [
      'Standing room at the State Opera',
      'Tickets eighty minutes before the curtain. Bring a scarf to mark your place.',
    ],
    [
      'Stehplatz in der Staatsoper',
      'Karten gibt es achtzig Minuten vor der Vorstellung. Ein Schal hält den Platz frei.',
    ],
  ),
  at('Innere Stadt', 'Michaelerplatz 1', 48.2081, 16.3656, weekly(2, '10:00', '12:00')).named(
    [
      'Morning exercise of the white horses',
      'Music, sand and stallions at their lessons. No talking in the first row.',
    ],
    [
      'Morgenarbeit der Lipizzaner',
      'Musik, Sand und Hengste beim Üben. In der ersten Reihe wird nicht geplaudert.',
    ],
  ),
  at('Wieden', 'Kettenbrückengasse', 48.1965, 16.3593, weekly(6, '06:30', '14:00')).named(
    ['Saturday flea market', 'Silver spoons, opera glasses and a great deal of hope. Come before nine.'],
    ['Flohmarkt am Samstag', 'Silberlöffel, Operngläser und viel Hoffnung. Kommen Sie vor neun.'],
  ),
  at('Leopoldstadt', 'Riesenradplatz 1', 48.2166, 16.3959, weekly(5, '20:00', '23:45')).named(
    ['Night ride on the Giant Wheel', 'One cabin, a candle and the whole city switched on beneath you.'],
    ['Nachtfahrt am Riesenrad', 'Eine Gondel, eine Kerze und unter Ihnen die ganze beleuchtete Stadt.'],
  ),
  at('Neubau', 'Museumsplatz 1', 48.2033, 16.3586, weekly(4, '18:00', '21:00')).named(
    [
      'Long Thursday in the museums',
      'Three houses stay open late, with music in the courtyard between them.',
    ],
    ['Langer Donnerstag in den Museen', 'Drei Häuser haben lange offen, dazwischen Musik im Hof.'],
  ),
  at('Landstraße', 'Lothringerstraße 20', 48.2005, 16.3775, weekly(3, '20:30', '23:00')).named(
    ['Jazz under the concert house', 'Four players, forty chairs. The second set is the better one.'],
    ['Jazz im Keller des Konzerthauses', 'Vier Musiker, vierzig Sessel. Der zweite Teil ist der bessere.'],
  ),
  at('Hietzing', 'Schönbrunner Schloßstraße 47', 48.1845, 16.3122, weekly(6, '16:00', '18:30')).named(
    ['Puppets play The Magic Flute', 'The whole opera on a stage as wide as a bed, for anyone over four.'],
    [
      'Die Zauberflöte mit Marionetten',
      'Die ganze Oper auf einer Bühne, so breit wie ein Bett, ab vier Jahren.',
    ],
  ),
  at('Wieden', 'Karlsplatz', 48.1991, 16.3719, weekly(6, '20:15', '21:30')).named(
    [
      'Vivaldi by candlelight',
      'The Seasons under the dome of St Charles. The church is heated a little; keep your coat.',
    ],
    [
      'Vivaldi bei Kerzenlicht',
      'Die Jahreszeiten unter der Kuppel der Karlskirche. Leicht geheizt: Behalten Sie den Mantel an.',
    ],
  ),
)

const food = of('gastro', 'g')(
  at('Innere Stadt', 'Ballgasse 6', 48.2058, 16.3741, { phone: '+4315550121' }).named(
    [
      'The inn behind the cathedral',
      'Goulash, boiled beef and a stove of green tiles. Book for the evening.',
    ],
    ['Das Beisl hinter dem Dom', 'Gulasch, Tafelspitz und ein grüner Kachelofen. Abends bitte reservieren.'],
  ),
  at('Innere Stadt', 'Herrengasse 14', 48.2105, 16.3655, { phone: '+4315550122' }).named(
    [
      'The coffee house of the columns',
      'Vaulted ceilings, newspapers on sticks, and apple strudel every twenty minutes.',
    ],
    [
      'Das Kaffeehaus unter den Säulen',
      'Gewölbe, Zeitungen am Halter und alle zwanzig Minuten ein Apfelstrudel.',
    ],
  ),
  at('Wieden', 'Naschmarkt, stall 76', 48.1985, 16.3636, { phone: '+4315550123' }).named(
    ['Fish at the market', 'Oysters standing up, grilled char sitting down. Closed when everything is gone.'],
    ['Fisch am Markt', 'Austern im Stehen, gegrillter Saibling im Sitzen. Offen, bis alles weg ist.'],
  ),
  at('Döbling', 'Cobenzlgasse 22', 48.2564, 16.3411, { phone: '+4315550124' }).named(
    ['A wine tavern in Grinzing', 'This year’s wine, a cold buffet and, after nine, somebody who sings.'],
    ['Ein Heuriger in Grinzing', 'Heuriger Wein, kaltes Buffet und nach neun jemand, der singt.'],
  ),
  at('Neubau', 'Spittelberggasse 8', 48.2042, 16.3561, { phone: '+4315550125' }).named(
    ['Seven tables, no meat', 'Five courses from what grows within an hour of here.'],
    ['Sieben Tische ohne Fleisch', 'Fünf Gänge aus dem, was eine Stunde von hier wächst.'],
  ),
  at('Innere Stadt', 'Albertinaplatz', 48.2045, 16.3686).named(
    [
      'The sausage stand by the opera',
      'Open until four in the morning. Order a Käsekrainer, with mustard, standing.',
    ],
    ['Der Würstelstand bei der Oper', 'Bis vier Uhr früh. Eine Käsekrainer mit Senf, im Stehen.'],
  ),
  at('Landstraße', 'Am Heumarkt 2a', 48.2042, 16.3806, { phone: '+4315550127' }).named(
    [
      'The milk bar in the park',
      'Breakfast beside the river Wien, cheese from a trolley of a hundred and twenty.',
    ],
    ['Die Meierei im Park', 'Frühstück am Wienfluss, Käse von einem Wagen mit hundertzwanzig Sorten.'],
  ),
  at('Leopoldstadt', 'Prater 116', 48.2141, 16.4009, { phone: '+4315550128' }).named(
    ['The beer garden in the Prater', 'Roast pork knuckle as large as it looks, under chestnut trees.'],
    ['Der Biergarten im Prater', 'Stelze, so groß, wie sie aussieht, unter Kastanien.'],
  ),
  at('Innere Stadt', 'Bäckerstraße 9', 48.2091, 16.3761, { phone: '+4315550129' }).named(
    [
      'The schnitzel that hangs over the plate',
      'Thin, golden, and no, you cannot finish it. They pack the rest.',
    ],
    [
      'Das Schnitzel über dem Tellerrand',
      'Dünn, goldgelb, und nein, man schafft es nicht. Den Rest packt man ein.',
    ],
  ),
  at('Neubau', 'Lindengasse 53', 48.2001, 16.3449).named(
    [
      'A bakery that opens at six',
      'Warm Kaisersemmeln and a flat white for those whose flight leaves early.',
    ],
    ['Die Bäckerei ab sechs', 'Warme Kaisersemmeln und ein Flat White für alle mit frühem Flug.'],
  ),
)

const tours = of('tour', 't')(
  at('Innere Stadt', 'Albertinaplatz 1', 48.2046, 16.3683, { phone: '+4315550131' }).named(
    [
      'Footsteps of The Third Man',
      'Doorways, sewers and a zither: two hours on foot and a little below ground.',
    ],
    [
      'Auf den Spuren des Dritten Mannes',
      'Haustore, Kanäle und eine Zither: zwei Stunden zu Fuß und ein wenig darunter.',
    ],
  ),
  at('Innere Stadt', 'Schwedenplatz', 48.2119, 16.3785, { phone: '+4315550132' }).named(
    ['By boat through two locks', 'Along the canal and back on the Danube, with cake on deck.'],
    [
      'Mit dem Schiff durch zwei Schleusen',
      'Den Kanal entlang und auf der Donau zurück, mit Kuchen an Deck.',
    ],
  ),
  at('Innere Stadt', 'Stephansplatz', 48.2085, 16.3731).named(
    [
      'In a carriage around the Ring',
      'Forty minutes with a coachman who knows who lived where, and with whom.',
    ],
    [
      'Mit dem Fiaker um den Ring',
      'Vierzig Minuten mit einem Kutscher, der weiß, wer wo gewohnt hat, und mit wem.',
    ],
  ),
  at('Leopoldstadt', 'Praterstern', 48.2184, 16.3923).named(
    [
      'By bicycle to the Danube Island',
      'Flat all the way, with a swim half way in summer. Bicycles included.',
    ],
    ['Mit dem Rad auf die Donauinsel', 'Immer eben, im Sommer mit Badepause. Räder inbegriffen.'],
  ),
  at('Döbling', 'Beethovengang', 48.2631, 16.3567).named(
    [
      'City hiking path 1',
      'From the tram through vineyards to the Kahlenberg. Three hours; the view is free.',
    ],
    [
      'Stadtwanderweg 1',
      'Von der Straßenbahn durch die Weingärten auf den Kahlenberg. Drei Stunden, die Aussicht ist gratis.',
    ],
  ),
  at('Neubau', 'Karmelitergasse 9', 48.2158, 16.3781).named(
    ['Modernist façades', 'Gilded leaves, medallions and the man who thought ornament a crime.'],
    [
      'Fassaden der Moderne',
      'Goldene Blätter, Medaillons und der Mann, für den das Ornament ein Verbrechen war.',
    ],
  ),
  at('Innere Stadt', 'Tuchlauben 19', 48.2108, 16.3707).named(
    [
      'Four coffee houses in one afternoon',
      'How to order, how long to stay, and why the water comes with a spoon.',
    ],
    [
      'Vier Kaffeehäuser an einem Nachmittag',
      'Wie man bestellt, wie lange man bleibt und warum der Löffel am Wasserglas liegt.',
    ],
  ),
)

const sights = of('poi', 'p')(
  at('Innere Stadt', 'Stephansplatz 3', 48.2085, 16.3733).named(
    ['St Stephen’s Cathedral', '343 steps up the south tower, and the bell room at the end of them.'],
    ['Stephansdom', '343 Stufen im Südturm, und am Ende die Türmerstube.'],
  ),
  at('Landstraße', 'Prinz-Eugen-Straße 27', 48.1915, 16.3809).named(
    ['Upper Belvedere', 'The Kiss hangs upstairs. The garden between the palaces costs nothing.'],
    ['Oberes Belvedere', 'Oben hängt der Kuss. Der Garten zwischen den Schlössern kostet nichts.'],
  ),
  at('Hietzing', 'Schönbrunner Schloßstraße 47', 48.1848, 16.3122).named(
    ['Schönbrunn Palace', 'Forty rooms inside, then up the hill to the Gloriette for the picture.'],
    ['Schloss Schönbrunn', 'Vierzig Zimmer, dann hinauf zur Gloriette für das Bild.'],
  ),
  at('Leopoldstadt', 'Riesenradplatz 1', 48.2166, 16.3958).named(
    ['Giant Wheel', 'Fifteen red cabins since 1897, and one turn that lasts as long as a coffee.'],
    ['Riesenrad', 'Fünfzehn rote Gondeln seit 1897 und eine Runde, so lang wie ein Kaffee.'],
  ),
  at('Innere Stadt', 'Josefsplatz 1', 48.2063, 16.3664).named(
    [
      'State Hall of the National Library',
      'Two hundred thousand books, four globes and a ceiling that goes on for ever.',
    ],
    ['Prunksaal der Nationalbibliothek', 'Zweihunderttausend Bücher, vier Globen und eine Decke ohne Ende.'],
  ),
  at('Innere Stadt', 'Friedrichstraße 12', 48.2005, 16.3658).named(
    ['Secession', 'The golden cabbage on the roof is laurel. The Beethoven frieze is downstairs.'],
    ['Secession', 'Das goldene Krauthappel ist Lorbeer. Der Beethovenfries ist im Keller.'],
  ),
  at('Landstraße', 'Kegelgasse 36', 48.2074, 16.3942).named(
    ['Hundertwasser House', 'Uneven floors, trees in windows, and tenants who live with being looked at.'],
    ['Hundertwasserhaus', 'Unebene Böden, Bäume in den Fenstern und Mieter, die das Schauen gewohnt sind.'],
  ),
  at('Innere Stadt', 'Maria-Theresien-Platz', 48.2038, 16.3617).named(
    ['Museum of Fine Arts', 'All of Bruegel in one room. The café under the dome is part of the collection.'],
    [
      'Kunsthistorisches Museum',
      'Der ganze Bruegel in einem Saal. Das Café unter der Kuppel gehört zur Sammlung.',
    ],
  ),
  at('Wieden', 'Karlsplatz 10', 48.1983, 16.3718).named(
    ['St Charles’s Church', 'Two columns out of Rome, one dome, and a lift right up to the painted saints.'],
    ['Karlskirche', 'Zwei Säulen wie aus Rom, eine Kuppel und ein Lift bis zu den gemalten Heiligen.'],
  ),
  at('Döbling', 'Am Kahlenberg', 48.2763, 16.3335).named(
    ['Kahlenberg', 'The last hill of the Alps. On a clear day you can see Slovakia.'],
    ['Kahlenberg', 'Der letzte Hügel der Alpen. An klaren Tagen sieht man die Slowakei.'],
  ),
  at('Innere Stadt', 'Burgring', 48.2051, 16.3652).named(
    ['Palm House', 'Butterflies on one side, breakfast on the other, iron and glass around both.'],
    ['Palmenhaus', 'Hier Schmetterlinge, dort Frühstück, rundherum Eisen und Glas.'],
  ),
  at('Leopoldstadt', 'Obere Augartenstraße 1', 48.2253, 16.3757).named(
    ['Augarten', 'A baroque garden with two flak towers and the porcelain works in between.'],
    ['Augarten', 'Ein barocker Garten mit zwei Flaktürmen und der Porzellanmanufaktur dazwischen.'],
  ),
)

const hotels = of('hotel', 'h')(
  at('Wieden', 'Goldgasse 3', 48.1996, 16.3689, { phone: '+4315550100' }).named(
    ['Hotel Aurora', 'This house: seven floors, a roof terrace and a front desk that never sleeps.'],
    ['Hotel Aurora', 'Dieses Haus: sieben Stockwerke, eine Dachterrasse und ein Empfang, der nie schläft.'],
  ),
  at('Döbling', 'Höhenstraße 40', 48.2698, 16.3301, { phone: '+4315550140' }).named(
    [
      'Aurora in the vineyards',
      'Our small sister: twelve rooms above the city, and the shuttle is free for you.',
    ],
    [
      'Aurora in den Weingärten',
      'Unsere kleine Schwester: zwölf Zimmer über der Stadt, der Bus dorthin ist für Sie frei.',
    ],
  ),
  at('Landstraße', 'Rennweg 16', 48.1946, 16.3841, { phone: '+4315550141' }).named(
    [
      'The residence by the Belvedere',
      'Apartments for a month or longer, with our breakfast brought to the door.',
    ],
    ['Die Residenz am Belvedere', 'Wohnungen ab einem Monat, unser Frühstück kommt an die Tür.'],
  ),
  at('Leopoldstadt', 'Praterstraße 38', 48.2147, 16.3845, { phone: '+4315550142' }).named(
    ['The congress house', 'Where our meetings go when there are more than eighty of you.'],
    ['Das Kongresshaus', 'Wohin unsere Tagungen ziehen, wenn Sie mehr als achtzig sind.'],
  ),
)

const citiesAround = of('city', 'c')(
  at('Slovakia', 'Bratislava', 48.1486, 17.1077, { city: 'Bratislava' }).named(
    ['Bratislava in an afternoon', 'An hour by boat or train. The castle looks like a table turned over.'],
    [
      'Bratislava an einem Nachmittag',
      'Eine Stunde mit Schiff oder Bahn. Die Burg sieht aus wie ein umgedrehter Tisch.',
    ],
  ),
  at('Burgenland', 'Rust', 47.8014, 16.6711, { city: 'Rust' }).named(
    ['Rust, where the storks are', 'Wine, reeds and a nest on every other chimney from March on.'],
    ['Rust, wo die Störche sind', 'Wein, Schilf und ab März auf jedem zweiten Kamin ein Nest.'],
  ),
  at('Wachau', 'Krems an der Donau', 48.4095, 15.6141, { city: 'Krems' }).named(
    ['Krems and the Wachau', 'Apricots, terraces and the Danube between them. Come back on the boat.'],
    ['Krems und die Wachau', 'Marillen, Terrassen und dazwischen die Donau. Zurück mit dem Schiff.'],
  ),
  at('Lower Austria', 'Baden', 48.0053, 16.2308, { city: 'Baden' }).named(
    [
      'Baden by the little railway',
      'From the Opera without changing: sulphur baths, roses and Beethoven’s rooms.',
    ],
    ['Baden mit der Badner Bahn', 'Von der Oper ohne Umsteigen: Schwefelbäder, Rosen und Beethovens Zimmer.'],
  ),
)

const areas = of('area', 'a')(
  at('Innere Stadt', 'Graben', 48.2088, 16.3698).named(
    ['The inner city', 'Everything inside the Ring can be walked in twenty minutes. Nobody manages.'],
    ['Die Innere Stadt', 'Innerhalb des Rings ist alles in zwanzig Minuten zu gehen. Niemand schafft es.'],
  ),
  at('Neubau', 'Neubaugasse', 48.2008, 16.3496).named(
    ['Neubau', 'Small shops, good coffee, and the museums at its lower end.'],
    ['Neubau', 'Kleine Läden, guter Kaffee und am unteren Ende die Museen.'],
  ),
  at('Leopoldstadt', 'Karmelitermarkt', 48.2167, 16.3783).named(
    ['Leopoldstadt', 'Between canal and Prater: a market, synagogues, and the best falafel.'],
    ['Leopoldstadt', 'Zwischen Kanal und Prater: ein Markt, Synagogen und die beste Falafel.'],
  ),
  at('Wieden', 'Schleifmühlgasse', 48.1971, 16.3647).named(
    ['Wieden', 'Our own quarter: galleries, the Naschmarkt and a street of restaurants.'],
    ['Wieden', 'Unser eigenes Viertel: Galerien, der Naschmarkt und eine Gasse voller Lokale.'],
  ),
  at('Döbling', 'Grinzing', 48.2558, 16.3418).named(
    ['The wine villages', 'Tram 38 to the end, then follow whoever carries a basket.'],
    ['Die Weindörfer', 'Mit der Linie 38 bis zur Endstelle, dann dem nach, der einen Korb trägt.'],
  ),
)

const packages = of('package', 'k')(
  at('Wieden', 'Goldgasse 3', 48.1996, 16.3689).named(
    ['Opera night', 'Two seats, dinner before, a late glass afterwards. From EUR 240 for two.'],
    ['Opernabend', 'Zwei Karten, vorher Abendessen, nachher ein spätes Glas. Ab EUR 240 für zwei.'],
  ),
  at('Wieden', 'Goldgasse 3', 48.1996, 16.3689).named(
    ['A day of warmth', 'Sauna, massage and soup, in this order. EUR 129 a person.'],
    ['Ein Tag Wärme', 'Sauna, Massage und Suppe, in dieser Reihenfolge. EUR 129 pro Person.'],
  ),
  at('Hietzing', 'Schönbrunn', 48.1848, 16.3122).named(
    [
      'Palace and zoo with children',
      'Tickets without a queue and a picnic in the pram. EUR 95 for a family.',
    ],
    [
      'Schloss und Tiergarten mit Kindern',
      'Karten ohne Schlange und ein Picknick im Kinderwagen. EUR 95 für die Familie.',
    ],
  ),
  at('Wachau', 'Krems an der Donau', 48.4095, 15.6141).named(
    [
      'Vineyards by train and boat',
      'There by rail, a tasting of five, back on the Danube. EUR 149 a person.',
    ],
    [
      'Weinberge mit Bahn und Schiff',
      'Hin mit der Bahn, fünf Weine zum Kosten, zurück auf der Donau. EUR 149 pro Person.',
    ],
  ),
)

const articles = of('article', 'r')(
  at('Innere Stadt', '', 48.2082, 16.3738).named(
    [
      'How to order coffee',
      '<p>There is no such thing as “a coffee”. A <em>Melange</em> has milk, a <em>Verlängerter</em> has water, an <em>Einspänner</em> has a hat of cream.</p><p>The glass of water is refilled for as long as you stay.</p>',
    ],
    [
      'Wie man Kaffee bestellt',
      '<p>„Einen Kaffee“ gibt es nicht. Eine <em>Melange</em> hat Milch, ein <em>Verlängerter</em> Wasser, ein <em>Einspänner</em> eine Haube aus Schlagobers.</p><p>Das Glas Wasser wird nachgefüllt, solange Sie bleiben.</p>',
    ],
  ),
  at('Wieden', '', 48.1996, 16.3689).named(
    [
      'Twenty-four hours without a plan',
      '<p>Take the tram that comes first. Get out when you see a church that you like.</p><p>Our front desk will find you: call 9.</p>',
    ],
    [
      'Vierundzwanzig Stunden ohne Plan',
      '<p>Nehmen Sie die Straßenbahn, die als Erste kommt. Steigen Sie aus, wo Ihnen eine Kirche gefällt.</p><p>Unser Empfang findet Sie: Wählen Sie 9.</p>',
    ],
  ),
  at('Leopoldstadt', '', 48.2166, 16.3959).named(
    [
      'Vienna in the rain',
      '<ul><li>The Prunksaal, where it is always evening.</li><li>A cinema of 1954 with its own ice cream.</li><li>Our own pool, until ten.</li></ul>',
    ],
    [
      'Wien im Regen',
      '<ul><li>Der Prunksaal, in dem immer Abend ist.</li><li>Ein Kino von 1954 mit eigenem Eis.</li><li>Unser eigenes Schwimmbad, bis zehn.</li></ul>',
    ],
  ),
  at('Döbling', '', 48.2558, 16.3418).named(
    [
      'What “Heuriger” means',
      '<p>The wine of this year, and the place where its grower pours it. A branch of fir over the door says: open.</p>',
    ],
    [
      'Was „Heuriger“ heißt',
      '<p>Der Wein dieses Jahres und das Haus, in dem ihn der Winzer ausschenkt. Ein Föhrenbusch über dem Tor sagt: ausg’steckt.</p>',
    ],
  ),
)

export const vienna = [
  ...sights,
  ...events,
  ...food,
  ...tours,
  ...areas,
  ...citiesAround,
  ...packages,
  ...articles,
  ...hotels,
]
