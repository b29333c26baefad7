// Around Isla Verde: what the island has within a day's reach.
import { at, daily, listOf, weekly } from './build.ts'

const of = (type: Parameters<typeof listOf>[2], letter: string) =>
  listOf('Tenerife', 'example.com/tenerife', type, letter)

const events = of('event', 'e')(
  at('Costa Adeje', 'Resort, by the pool bar', 28.0916, -16.7331, weekly(5, '19:00', '21:00')).named(
    ['Guitars at sunset', 'Two brothers from La Gomera, and the sun behind their island.'],
    ['Gitarren zum Sonnenuntergang', 'Zwei Brüder aus La Gomera, und die Sonne hinter ihrer Insel.'],
  ),
  at('Costa Adeje', 'Recinto ferial', 28.1216, -16.7261, weekly(6, '08:00', '14:00')).named(
    ['Farmers’ market in Adeje', 'Potatoes in nine colours, goat’s cheese, palm honey. Cash is best.'],
    ['Bauernmarkt in Adeje', 'Kartoffeln in neun Farben, Ziegenkäse, Palmhonig. Am besten bar.'],
  ),
  at('Teide', 'Cañada Blanca', 28.2236, -16.6266, weekly(3, '20:30', '23:59')).named(
    ['A night with the stars', 'By bus above the clouds, with telescopes, blankets and hot chocolate.'],
    [
      'Eine Nacht mit den Sternen',
      'Mit dem Bus über die Wolken, mit Teleskopen, Decken und heißer Schokolade.',
    ],
  ),
  at('Costa Adeje', 'Kids club', 28.0921, -16.7336, daily('11:00', '11:45')).named(
    ['Turtle release', 'The rescued ones go home. Children carry the buckets.'],
    ['Schildkröten kehren heim', 'Die Geretteten dürfen zurück. Kinder tragen die Eimer.'],
  ),
)

const food = of('gastro', 'g')(
  at('Los Cristianos', 'Calle La Ballena 2', 28.0489, -16.7165, { phone: '+34922550121' }).named(
    ['The harbour grill', 'Today’s catch stands on the slate. If the slate is empty, come tomorrow.'],
    ['Der Grill am Hafen', 'Der Fang des Tages steht auf der Tafel. Ist sie leer, kommen Sie morgen.'],
  ),
  at('La Orotava', 'Calle San Francisco 3', 28.3891, -16.5245).named(
    ['A guachinche in the valley', 'A farmer, his wine, three dishes. Open until the barrel is empty.'],
    ['Ein Guachinche im Tal', 'Ein Bauer, sein Wein, drei Gerichte. Offen, bis das Fass leer ist.'],
  ),
  at('Costa Adeje', 'Playa del Duque', 28.0931, -16.7421).named(
    ['Barraquito by the beach', 'Coffee in five layers. Stir it only after you have taken the picture.'],
    ['Barraquito am Strand', 'Kaffee in fünf Schichten. Erst nach dem Foto umrühren.'],
  ),
  at('Santa Cruz', 'Calle La Noria 12', 28.4629, -16.2497, { phone: '+34922550124' }).named(
    ['Tapas in the old street', 'Start at the top, sit where there is room, end by the church.'],
    ['Tapas in der alten Gasse', 'Oben anfangen, sitzen, wo Platz ist, bei der Kirche aufhören.'],
  ),
)

const tours = of('tour', 't')(
  at('Los Cristianos', 'Puerto', 28.0475, -16.7176, { phone: '+34922550131' }).named(
    ['Whales, at a distance', 'Two hours with a biologist on board. The motor is switched off in time.'],
    ['Wale, mit Abstand', 'Zwei Stunden mit einer Biologin an Bord. Der Motor wird rechtzeitig abgestellt.'],
  ),
  at('Anaga', 'Cruz del Carmen', 28.5319, -16.2802).named(
    ['The forest of the clouds', 'Laurels, moss and fog on an old mule track. Closed shoes.'],
    ['Der Wald der Wolken', 'Lorbeer, Moos und Nebel auf einem alten Maultierweg. Geschlossene Schuhe.'],
  ),
  at('Los Gigantes', 'Puerto', 28.2453, -16.8412).named(
    ['By kayak under the cliffs', 'Six hundred metres of rock above you, dolphins beside you with luck.'],
    ['Mit dem Kajak unter den Klippen', 'Sechshundert Meter Fels über Ihnen, mit Glück Delfine daneben.'],
  ),
)

const sights = of('poi', 'p')(
  at('Teide', 'Base of the cable car', 28.2544, -16.6258).named(
    ['El Teide', 'Eight minutes by cable car, 3,555 metres, and a jacket. Book the summit weeks ahead.'],
    [
      'El Teide',
      'Acht Minuten mit der Seilbahn, 3.555 Meter, und eine Jacke. Den Gipfel Wochen vorher buchen.',
    ],
  ),
  at('La Orotava', 'Calle Retama 2', 28.3946, -16.5355).named(
    ['Botanical garden', 'A fig tree that has become a house. Two hundred years of things that grew.'],
    [
      'Botanischer Garten',
      'Ein Feigenbaum, der ein Haus geworden ist. Zweihundert Jahre, in denen etwas wuchs.',
    ],
  ),
  at('Anaga', 'Playa de las Teresitas', 28.5089, -16.1857).named(
    ['Las Teresitas', 'Golden sand, brought from the Sahara, and mountains straight behind it.'],
    ['Las Teresitas', 'Goldener Sand, aus der Sahara geholt, und gleich dahinter die Berge.'],
  ),
  at('Santa Cruz', 'Avenida de la Constitución 1', 28.4562, -16.2525).named(
    ['Auditorium', 'A white wave of concrete by the sea. Tours at noon.'],
    ['Auditorium', 'Eine weiße Welle aus Beton am Meer. Führungen zu Mittag.'],
  ),
)

const rest = [
  ...of('area', 'a')(
    at('Costa Adeje', 'Avenida de Bruselas', 28.0916, -16.7331).named(
      ['Costa Adeje', 'Our own coast: a promenade of seven kilometres, flat and lit at night.'],
      ['Costa Adeje', 'Unsere Küste: eine Promenade von sieben Kilometern, eben und nachts beleuchtet.'],
    ),
    at('Anaga', 'Taganana', 28.5601, -16.2171).named(
      ['Anaga', 'The green end of the island, with villages that had no road until 1968.'],
      ['Anaga', 'Das grüne Ende der Insel, mit Dörfern, die bis 1968 keine Straße hatten.'],
    ),
  ),
  ...of('city', 'c')(
    at('La Orotava', 'Plaza de la Constitución', 28.3907, -16.5233, { city: 'La Orotava' }).named(
      ['La Orotava', 'Wooden balconies, and sand carpets in June.'],
      ['La Orotava', 'Holzbalkone, und im Juni Teppiche aus Sand.'],
    ),
    at('Santa Cruz', 'Plaza de España', 28.4682, -16.2468, { city: 'Santa Cruz' }).named(
      ['Santa Cruz', 'The capital: a lake in the square, a market full of flowers, a tram to La Laguna.'],
      ['Santa Cruz', 'Die Hauptstadt: ein See am Platz, ein Markt voller Blumen, eine Tram nach La Laguna.'],
    ),
  ),
  ...of('package', 'k')(
    at('Teide', 'Cable car', 28.2544, -16.6258).named(
      ['Volcano and vineyard', 'Up in the morning, wine at noon, back for the pool. USD 119 a person.'],
      ['Vulkan und Weingut', 'Morgens hinauf, mittags Wein, zum Pool zurück. USD 119 pro Person.'],
    ),
    at('Costa Adeje', 'Resort spa', 28.0916, -16.7331).named(
      ['Aloe day', 'Field, kitchen, skin: what one plant can do. USD 89 a person.'],
      ['Aloe-Tag', 'Feld, Küche, Haut: was eine Pflanze kann. USD 89 pro Person.'],
    ),
  ),
  ...of('article', 'r')(
    at('Costa Adeje', '', 28.0916, -16.7331).named(
      ['Which beach when', '<p>Wind from the east: go west. Red flag: go to the garden pool.</p>'],
      ['Welcher Strand wann', '<p>Ostwind: nach Westen. Rote Flagge: in den Gartenpool.</p>'],
    ),
    at('Teide', '', 28.2724, -16.6425).named(
      [
        'Driving to the Teide',
        '<p>Fill the tank, take water, start at seven. <strong>Do not take stones home.</strong></p>',
      ],
      [
        'Mit dem Auto zum Teide',
        '<p>Tanken, Wasser mitnehmen, um sieben los. <strong>Keine Steine mitnehmen.</strong></p>',
      ],
    ),
  ),
  ...of('hotel', 'h')(
    at('Costa Adeje', 'Calle del Mar 1', 28.0916, -16.7331, { phone: '+34922550100' }).named(
      ['Isla Verde', 'This garden: sixty rooms between banana palms and the sea.'],
      ['Isla Verde', 'Dieser Garten: sechzig Zimmer zwischen Bananenstauden und Meer.'],
    ),
    at('La Orotava', 'Camino de Chasna 9', 28.3852, -16.5281, { phone: '+34922550140' }).named(
      [
        'Casa Verde in the valley',
        'Our country house: nine rooms, a kitchen garden, the Teide in every window.',
      ],
      ['Casa Verde im Tal', 'Unser Landhaus: neun Zimmer, ein Küchengarten, der Teide in jedem Fenster.'],
    ),
  ),
]

export const tenerife = [...sights, ...events, ...food, ...tours, ...rest]
