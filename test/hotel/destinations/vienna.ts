// Around Hotel Aurora: events, places to eat, tours and sights of Vienna.
import { daily, listOf, weekly } from './build.ts'

const of = (type: Parameters<typeof listOf>[2], letter: string) =>
  listOf('Vienna', 'example.com/vienna', type, letter)

const events = of('event', 'e')(
  [
    ['Innere Stadt', 'Rathausplatz 1', 48.2108, 16.3585],
    [
      'Market in front of the City Hall',
      'Punch, roasted chestnuts and a carousel older than the lamps above it.',
    ],
    ['Markt vor dem Rathaus', 'Punsch, Maroni und ein Karussell, das älter ist als die Lampen darüber.'],
    daily('10:00', '21:30'),
  ],
  [
    ['Innere Stadt', 'Musikvereinsplatz 1', 48.2005, 16.3725],
    [
      'Sunday concert in the Golden Hall',
      'Two symphonies before lunch. The concierge holds a few seats until Friday.',
    ],
    [
      'Sonntagskonzert im Goldenen Saal',
      'Zwei Symphonien vor dem Mittagessen. Der Concierge hält bis Freitag einige Karten.',
    ],
    weekly(0, '11:00', '13:00'),
  ],
  [
    ['Innere Stadt', 'Opernring 2', 48.2032, 16.3691],
    [
      'Standing room at the State Opera',
      'Tickets eighty minutes before the curtain. Bring a scarf to mark your place.',
    ],
    [
      'Stehplatz in der Staatsoper',
      'Karten gibt es achtzig Minuten vor der Vorstellung. Ein Schal hält den Platz frei.',
    ],
    weekly(4, '19:00', '22:15'),
  ],
  [
    ['Innere Stadt', 'Michaelerplatz 1', 48.2081, 16.3656],
    [
      'Morning exercise of the white horses',
      'Music, sand and stallions at their lessons. No talking in the first row.',
    ],
    [
      'Morgenarbeit der Lipizzaner',
      'Musik, Sand und Hengste beim Üben. In der ersten Reihe wird nicht geplaudert.',
    ],
    weekly(2, '10:00', '12:00'),
  ],
  [
    ['Wieden', 'Kettenbrückengasse', 48.1965, 16.3593],
    ['Saturday flea market', 'Silver spoons, opera glasses and a great deal of hope. Come before nine.'],
    ['Flohmarkt am Samstag', 'Silberlöffel, Operngläser und viel Hoffnung. Kommen Sie vor neun.'],
    weekly(6, '06:30', '14:00'),
  ],
  [
    ['Leopoldstadt', 'Riesenradplatz 1', 48.2166, 16.3959],
    ['Night ride on the Giant Wheel', 'One cabin, a candle and the whole city switched on beneath you.'],
    ['Nachtfahrt am Riesenrad', 'Eine Gondel, eine Kerze und unter Ihnen die ganze beleuchtete Stadt.'],
    weekly(5, '20:00', '23:45'),
  ],
  [
    ['Neubau', 'Museumsplatz 1', 48.2033, 16.3586],
    [
      'Long Thursday in the museums',
      'Three houses stay open late, with music in the courtyard between them.',
    ],
    ['Langer Donnerstag in den Museen', 'Drei Häuser haben lange offen, dazwischen Musik im Hof.'],
    weekly(4, '18:00', '21:00'),
  ],
  [
    ['Landstraße', 'Lothringerstraße 20', 48.2005, 16.3775],
    ['Jazz under the concert house', 'Four players, forty chairs. The second set is the better one.'],
    ['Jazz im Keller des Konzerthauses', 'Vier Musiker, vierzig Sessel. Der zweite Teil ist der bessere.'],
    weekly(3, '20:30', '23:00'),
  ],
  [
    ['Hietzing', 'Schönbrunner Schloßstraße 47', 48.1845, 16.3122],
    ['Puppets play The Magic Flute', 'The whole opera on a stage as wide as a bed, for anyone over four.'],
    [
      'Die Zauberflöte mit Marionetten',
      'Die ganze Oper auf einer Bühne, so breit wie ein Bett, ab vier Jahren.',
    ],
    weekly(6, '16:00', '18:30'),
  ],
  [
    ['Wieden', 'Karlsplatz', 48.1991, 16.3719],
    [
      'Vivaldi by candlelight',
      'The Seasons under the dome of St Charles. The church is heated a little; keep your coat.',
    ],
    [
      'Vivaldi bei Kerzenlicht',
      'Die Jahreszeiten unter der Kuppel der Karlskirche. Leicht geheizt: Behalten Sie den Mantel an.',
    ],
    weekly(6, '20:15', '21:30'),
  ],
)

const food = of('gastro', 'g')(
  [
    ['Innere Stadt', 'Ballgasse 6', 48.2058, 16.3741],
    [
      'The inn behind the cathedral',
      'Goulash, boiled beef and a stove of green tiles. Book for the evening.',
    ],
    ['Das Beisl hinter dem Dom', 'Gulasch, Tafelspitz und ein grüner Kachelofen. Abends bitte reservieren.'],
    { phone: '+4315550121' },
  ],
  [
    ['Innere Stadt', 'Herrengasse 14', 48.2105, 16.3655],
    [
      'The coffee house of the columns',
      'Vaulted ceilings, newspapers on sticks, and apple strudel every twenty minutes.',
    ],
    [
      'Das Kaffeehaus unter den Säulen',
      'Gewölbe, Zeitungen am Halter und alle zwanzig Minuten ein Apfelstrudel.',
    ],
    { phone: '+4315550122' },
  ],
  [
    ['Wieden', 'Naschmarkt, stall 76', 48.1985, 16.3636],
    ['Fish at the market', 'Oysters standing up, grilled char sitting down. Closed when everything is gone.'],
    ['Fisch am Markt', 'Austern im Stehen, gegrillter Saibling im Sitzen. Offen, bis alles weg ist.'],
    { phone: '+4315550123' },
  ],
  [
    ['Döbling', 'Cobenzlgasse 22', 48.2564, 16.3411],
    ['A wine tavern in Grinzing', 'This year’s wine, a cold buffet and, after nine, somebody who sings.'],
    ['Ein Heuriger in Grinzing', 'Heuriger Wein, kaltes Buffet und nach neun jemand, der singt.'],
    { phone: '+4315550124' },
  ],
  [
    ['Neubau', 'Spittelberggasse 8', 48.2042, 16.3561],
    ['Seven tables, no meat', 'Five courses from what grows within an hour of here.'],
    ['Sieben Tische ohne Fleisch', 'Fünf Gänge aus dem, was eine Stunde von hier wächst.'],
    { phone: '+4315550125' },
  ],
  [
    ['Innere Stadt', 'Albertinaplatz', 48.2045, 16.3686],
    [
      'The sausage stand by the opera',
      'Open until four in the morning. Order a Käsekrainer, with mustard, standing.',
    ],
    ['Der Würstelstand bei der Oper', 'Bis vier Uhr früh. Eine Käsekrainer mit Senf, im Stehen.'],
  ],
  [
    ['Landstraße', 'Am Heumarkt 2a', 48.2042, 16.3806],
    [
      'The milk bar in the park',
      'Breakfast beside the river Wien, cheese from a trolley of a hundred and twenty.',
    ],
    ['Die Meierei im Park', 'Frühstück am Wienfluss, Käse von einem Wagen mit hundertzwanzig Sorten.'],
    { phone: '+4315550127' },
  ],
  [
    ['Leopoldstadt', 'Prater 116', 48.2141, 16.4009],
    ['The beer garden in the Prater', 'Roast pork knuckle as large as it looks, under chestnut trees.'],
    ['Der Biergarten im Prater', 'Stelze, so groß, wie sie aussieht, unter Kastanien.'],
    { phone: '+4315550128' },
  ],
  [
    ['Innere Stadt', 'Bäckerstraße 9', 48.2091, 16.3761],
    [
      'The schnitzel that hangs over the plate',
      'Thin, golden, and no, you cannot finish it. They pack the rest.',
    ],
    [
      'Das Schnitzel über dem Tellerrand',
      'Dünn, goldgelb, und nein, man schafft es nicht. Den Rest packt man ein.',
    ],
    { phone: '+4315550129' },
  ],
  [
    ['Neubau', 'Lindengasse 53', 48.2001, 16.3449],
    [
      'A bakery that opens at six',
      'Warm Kaisersemmeln and a flat white for those whose flight leaves early.',
    ],
    ['Die Bäckerei ab sechs', 'Warme Kaisersemmeln und ein Flat White für alle mit frühem Flug.'],
  ],
)

const tours = of('tour', 't')(
  [
    ['Innere Stadt', 'Albertinaplatz 1', 48.2046, 16.3683],
    [
      'Footsteps of The Third Man',
      'Doorways, sewers and a zither: two hours on foot and a little below ground.',
    ],
    [
      'Auf den Spuren des Dritten Mannes',
      'Haustore, Kanäle und eine Zither: zwei Stunden zu Fuß und ein wenig darunter.',
    ],
    { phone: '+4315550131' },
  ],
  [
    ['Innere Stadt', 'Schwedenplatz', 48.2119, 16.3785],
    ['By boat through two locks', 'Along the canal and back on the Danube, with cake on deck.'],
    [
      'Mit dem Schiff durch zwei Schleusen',
      'Den Kanal entlang und auf der Donau zurück, mit Kuchen an Deck.',
    ],
    { phone: '+4315550132' },
  ],
  [
    ['Innere Stadt', 'Stephansplatz', 48.2085, 16.3731],
    [
      'In a carriage around the Ring',
      'Forty minutes with a coachman who knows who lived where, and with whom.',
    ],
    [
      'Mit dem Fiaker um den Ring',
      'Vierzig Minuten mit einem Kutscher, der weiß, wer wo gewohnt hat, und mit wem.',
    ],
  ],
  [
    ['Leopoldstadt', 'Praterstern', 48.2184, 16.3923],
    [
      'By bicycle to the Danube Island',
      'Flat all the way, with a swim half way in summer. Bicycles included.',
    ],
    ['Mit dem Rad auf die Donauinsel', 'Immer eben, im Sommer mit Badepause. Räder inbegriffen.'],
  ],
  [
    ['Döbling', 'Beethovengang', 48.2631, 16.3567],
    [
      'City hiking path 1',
      'From the tram through vineyards to the Kahlenberg. Three hours; the view is free.',
    ],
    [
      'Stadtwanderweg 1',
      'Von der Straßenbahn durch die Weingärten auf den Kahlenberg. Drei Stunden, die Aussicht ist gratis.',
    ],
  ],
  [
    ['Neubau', 'Karmelitergasse 9', 48.2158, 16.3781],
    ['Modernist façades', 'Gilded leaves, medallions and the man who thought ornament a crime.'],
    [
      'Fassaden der Moderne',
      'Goldene Blätter, Medaillons und der Mann, für den das Ornament ein Verbrechen war.',
    ],
  ],
  [
    ['Innere Stadt', 'Tuchlauben 19', 48.2108, 16.3707],
    [
      'Four coffee houses in one afternoon',
      'How to order, how long to stay, and why the water comes with a spoon.',
    ],
    [
      'Vier Kaffeehäuser an einem Nachmittag',
      'Wie man bestellt, wie lange man bleibt und warum der Löffel am Wasserglas liegt.',
    ],
  ],
)

const sights = of('poi', 'p')(
  [
    ['Innere Stadt', 'Stephansplatz 3', 48.2085, 16.3733],
    ['St Stephen’s Cathedral', '343 steps up the south tower, and the bell room at the end of them.'],
    ['Stephansdom', '343 Stufen im Südturm, und am Ende die Türmerstube.'],
  ],
  [
    ['Landstraße', 'Prinz-Eugen-Straße 27', 48.1915, 16.3809],
    ['Upper Belvedere', 'The Kiss hangs upstairs. The garden between the palaces costs nothing.'],
    ['Oberes Belvedere', 'Oben hängt der Kuss. Der Garten zwischen den Schlössern kostet nichts.'],
  ],
  [
    ['Hietzing', 'Schönbrunner Schloßstraße 47', 48.1848, 16.3122],
    ['Schönbrunn Palace', 'Forty rooms inside, then up the hill to the Gloriette for the picture.'],
    ['Schloss Schönbrunn', 'Vierzig Zimmer, dann hinauf zur Gloriette für das Bild.'],
  ],
  [
    ['Leopoldstadt', 'Riesenradplatz 1', 48.2166, 16.3958],
    ['Giant Wheel', 'Fifteen red cabins since 1897, and one turn that lasts as long as a coffee.'],
    ['Riesenrad', 'Fünfzehn rote Gondeln seit 1897 und eine Runde, so lang wie ein Kaffee.'],
  ],
  [
    ['Innere Stadt', 'Josefsplatz 1', 48.2063, 16.3664],
    [
      'State Hall of the National Library',
      'Two hundred thousand books, four globes and a ceiling that goes on for ever.',
    ],
    ['Prunksaal der Nationalbibliothek', 'Zweihunderttausend Bücher, vier Globen und eine Decke ohne Ende.'],
  ],
  [
    ['Innere Stadt', 'Friedrichstraße 12', 48.2005, 16.3658],
    ['Secession', 'The golden cabbage on the roof is laurel. The Beethoven frieze is downstairs.'],
    ['Secession', 'Das goldene Krauthappel ist Lorbeer. Der Beethovenfries ist im Keller.'],
  ],
  [
    ['Landstraße', 'Kegelgasse 36', 48.2074, 16.3942],
    ['Hundertwasser House', 'Uneven floors, trees in windows, and tenants who live with being looked at.'],
    ['Hundertwasserhaus', 'Unebene Böden, Bäume in den Fenstern und Mieter, die das Schauen gewohnt sind.'],
  ],
  [
    ['Innere Stadt', 'Maria-Theresien-Platz', 48.2038, 16.3617],
    ['Museum of Fine Arts', 'All of Bruegel in one room. The café under the dome is part of the collection.'],
    [
      'Kunsthistorisches Museum',
      'Der ganze Bruegel in einem Saal. Das Café unter der Kuppel gehört zur Sammlung.',
    ],
  ],
  [
    ['Wieden', 'Karlsplatz 10', 48.1983, 16.3718],
    ['St Charles’s Church', 'Two columns out of Rome, one dome, and a lift right up to the painted saints.'],
    ['Karlskirche', 'Zwei Säulen wie aus Rom, eine Kuppel und ein Lift bis zu den gemalten Heiligen.'],
  ],
  [
    ['Döbling', 'Am Kahlenberg', 48.2763, 16.3335],
    ['Kahlenberg', 'The last hill of the Alps. On a clear day you can see Slovakia.'],
    ['Kahlenberg', 'Der letzte Hügel der Alpen. An klaren Tagen sieht man die Slowakei.'],
  ],
  [
    ['Innere Stadt', 'Burgring', 48.2051, 16.3652],
    ['Palm House', 'Butterflies on one side, breakfast on the other, iron and glass around both.'],
    ['Palmenhaus', 'Hier Schmetterlinge, dort Frühstück, rundherum Eisen und Glas.'],
  ],
  [
    ['Leopoldstadt', 'Obere Augartenstraße 1', 48.2253, 16.3757],
    ['Augarten', 'A baroque garden with two flak towers and the porcelain works in between.'],
    ['Augarten', 'Ein barocker Garten mit zwei Flaktürmen und der Porzellanmanufaktur dazwischen.'],
  ],
)

const hotels = of('hotel', 'h')(
  [
    ['Wieden', 'Goldgasse 3', 48.1996, 16.3689],
    ['Hotel Aurora', 'This house: seven floors, a roof terrace and a front desk that never sleeps.'],
    ['Hotel Aurora', 'Dieses Haus: sieben Stockwerke, eine Dachterrasse und ein Empfang, der nie schläft.'],
    { phone: '+4315550100' },
  ],
  [
    ['Döbling', 'Höhenstraße 40', 48.2698, 16.3301],
    [
      'Aurora in the vineyards',
      'Our small sister: twelve rooms above the city, and the shuttle is free for you.',
    ],
    [
      'Aurora in den Weingärten',
      'Unsere kleine Schwester: zwölf Zimmer über der Stadt, der Bus dorthin ist für Sie frei.',
    ],
    { phone: '+4315550140' },
  ],
  [
    ['Landstraße', 'Rennweg 16', 48.1946, 16.3841],
    [
      'The residence by the Belvedere',
      'Apartments for a month or longer, with our breakfast brought to the door.',
    ],
    ['Die Residenz am Belvedere', 'Wohnungen ab einem Monat, unser Frühstück kommt an die Tür.'],
    { phone: '+4315550141' },
  ],
  [
    ['Leopoldstadt', 'Praterstraße 38', 48.2147, 16.3845],
    ['The congress house', 'Where our meetings go when there are more than eighty of you.'],
    ['Das Kongresshaus', 'Wohin unsere Tagungen ziehen, wenn Sie mehr als achtzig sind.'],
    { phone: '+4315550142' },
  ],
)

const citiesAround = of('city', 'c')(
  [
    ['Slovakia', 'Bratislava', 48.1486, 17.1077],
    ['Bratislava in an afternoon', 'An hour by boat or train. The castle looks like a table turned over.'],
    [
      'Bratislava an einem Nachmittag',
      'Eine Stunde mit Schiff oder Bahn. Die Burg sieht aus wie ein umgedrehter Tisch.',
    ],
    { city: 'Bratislava' },
  ],
  [
    ['Burgenland', 'Rust', 47.8014, 16.6711],
    ['Rust, where the storks are', 'Wine, reeds and a nest on every other chimney from March on.'],
    ['Rust, wo die Störche sind', 'Wein, Schilf und ab März auf jedem zweiten Kamin ein Nest.'],
    { city: 'Rust' },
  ],
  [
    ['Wachau', 'Krems an der Donau', 48.4095, 15.6141],
    ['Krems and the Wachau', 'Apricots, terraces and the Danube between them. Come back on the boat.'],
    ['Krems und die Wachau', 'Marillen, Terrassen und dazwischen die Donau. Zurück mit dem Schiff.'],
    { city: 'Krems' },
  ],
  [
    ['Lower Austria', 'Baden', 48.0053, 16.2308],
    [
      'Baden by the little railway',
      'From the Opera without changing: sulphur baths, roses and Beethoven’s rooms.',
    ],
    ['Baden mit der Badner Bahn', 'Von der Oper ohne Umsteigen: Schwefelbäder, Rosen und Beethovens Zimmer.'],
    { city: 'Baden' },
  ],
)

const areas = of('area', 'a')(
  [
    ['Innere Stadt', 'Graben', 48.2088, 16.3698],
    ['The inner city', 'Everything inside the Ring can be walked in twenty minutes. Nobody manages.'],
    ['Die Innere Stadt', 'Innerhalb des Rings ist alles in zwanzig Minuten zu gehen. Niemand schafft es.'],
  ],
  [
    ['Neubau', 'Neubaugasse', 48.2008, 16.3496],
    ['Neubau', 'Small shops, good coffee, and the museums at its lower end.'],
    ['Neubau', 'Kleine Läden, guter Kaffee und am unteren Ende die Museen.'],
  ],
  [
    ['Leopoldstadt', 'Karmelitermarkt', 48.2167, 16.3783],
    ['Leopoldstadt', 'Between canal and Prater: a market, synagogues, and the best falafel.'],
    ['Leopoldstadt', 'Zwischen Kanal und Prater: ein Markt, Synagogen und die beste Falafel.'],
  ],
  [
    ['Wieden', 'Schleifmühlgasse', 48.1971, 16.3647],
    ['Wieden', 'Our own quarter: galleries, the Naschmarkt and a street of restaurants.'],
    ['Wieden', 'Unser eigenes Viertel: Galerien, der Naschmarkt und eine Gasse voller Lokale.'],
  ],
  [
    ['Döbling', 'Grinzing', 48.2558, 16.3418],
    ['The wine villages', 'Tram 38 to the end, then follow whoever carries a basket.'],
    ['Die Weindörfer', 'Mit der Linie 38 bis zur Endstelle, dann dem nach, der einen Korb trägt.'],
  ],
)

const packages = of('package', 'k')(
  [
    ['Wieden', 'Goldgasse 3', 48.1996, 16.3689],
    ['Opera night', 'Two seats, dinner before, a late glass afterwards. From EUR 240 for two.'],
    ['Opernabend', 'Zwei Karten, vorher Abendessen, nachher ein spätes Glas. Ab EUR 240 für zwei.'],
  ],
  [
    ['Wieden', 'Goldgasse 3', 48.1996, 16.3689],
    ['A day of warmth', 'Sauna, massage and soup, in this order. EUR 129 a person.'],
    ['Ein Tag Wärme', 'Sauna, Massage und Suppe, in dieser Reihenfolge. EUR 129 pro Person.'],
  ],
  [
    ['Hietzing', 'Schönbrunn', 48.1848, 16.3122],
    [
      'Palace and zoo with children',
      'Tickets without a queue and a picnic in the pram. EUR 95 for a family.',
    ],
    [
      'Schloss und Tiergarten mit Kindern',
      'Karten ohne Schlange und ein Picknick im Kinderwagen. EUR 95 für die Familie.',
    ],
  ],
  [
    ['Wachau', 'Krems an der Donau', 48.4095, 15.6141],
    [
      'Vineyards by train and boat',
      'There by rail, a tasting of five, back on the Danube. EUR 149 a person.',
    ],
    [
      'Weinberge mit Bahn und Schiff',
      'Hin mit der Bahn, fünf Weine zum Kosten, zurück auf der Donau. EUR 149 pro Person.',
    ],
  ],
)

const articles = of('article', 'r')(
  [
    ['Innere Stadt', '', 48.2082, 16.3738],
    [
      'How to order coffee',
      '<p>There is no such thing as “a coffee”. A <em>Melange</em> has milk, a <em>Verlängerter</em> has water, an <em>Einspänner</em> has a hat of cream.</p><p>The glass of water is refilled for as long as you stay.</p>',
    ],
    [
      'Wie man Kaffee bestellt',
      '<p>„Einen Kaffee“ gibt es nicht. Eine <em>Melange</em> hat Milch, ein <em>Verlängerter</em> Wasser, ein <em>Einspänner</em> eine Haube aus Schlagobers.</p><p>Das Glas Wasser wird nachgefüllt, solange Sie bleiben.</p>',
    ],
  ],
  [
    ['Wieden', '', 48.1996, 16.3689],
    [
      'Twenty-four hours without a plan',
      '<p>Take the tram that comes first. Get out when you see a church that you like.</p><p>Our front desk will find you: call 9.</p>',
    ],
    [
      'Vierundzwanzig Stunden ohne Plan',
      '<p>Nehmen Sie die Straßenbahn, die als Erste kommt. Steigen Sie aus, wo Ihnen eine Kirche gefällt.</p><p>Unser Empfang findet Sie: Wählen Sie 9.</p>',
    ],
  ],
  [
    ['Leopoldstadt', '', 48.2166, 16.3959],
    [
      'Vienna in the rain',
      '<ul><li>The Prunksaal, where it is always evening.</li><li>A cinema of 1954 with its own ice cream.</li><li>Our own pool, until ten.</li></ul>',
    ],
    [
      'Wien im Regen',
      '<ul><li>Der Prunksaal, in dem immer Abend ist.</li><li>Ein Kino von 1954 mit eigenem Eis.</li><li>Unser eigenes Schwimmbad, bis zehn.</li></ul>',
    ],
  ],
  [
    ['Döbling', '', 48.2558, 16.3418],
    [
      'What “Heuriger” means',
      '<p>The wine of this year, and the place where its grower pours it. A branch of fir over the door says: open.</p>',
    ],
    [
      'Was „Heuriger“ heißt',
      '<p>Der Wein dieses Jahres und das Haus, in dem ihn der Winzer ausschenkt. Ein Föhrenbusch über dem Tor sagt: ausg’steckt.</p>',
    ],
  ],
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
