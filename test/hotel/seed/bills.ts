// The lines of the guests' bills, by reservation.

export interface SeedBillLine {
  /** Number of days before today. */
  daysAgo: number
  /** HH:MM, local. */
  time: string
  description: string
  /** Negative for a payment or a credit. */
  amount: number
}

const line = (daysAgo: number, time: string, description: string, amount: number): SeedBillLine => ({
  daysAgo,
  time,
  description,
  amount,
})

/** Each night is charged shortly before midnight. */
const nights = (nightsPast: number, description: string, price: number, tax: [string, number]) =>
  Array.from({ length: nightsPast }, (_, index) => [
    line(nightsPast - index, '23:50', description, price),
    line(nightsPast - index, '23:51', ...tax),
  ]).flat()

const viennaTax = (amount: number): [string, number] => ['Vienna local tax', amount]

/** Lines of today whose time is still to come are left out when the database is seeded. */
export const bills: Record<string, readonly SeedBillLine[]> = {
  // The demo room of Hotel Aurora
  '88000': [
    ...nights(2, 'Suite, bed and breakfast', 240, viennaTax(7.68)),
    line(2, '15:10', 'Deposit, Visa card', -200),
    line(2, '19:30', 'Restaurant Morgenrot, table 8', 71.6),
    line(1, '11:00', 'Spa, Viennese massage 50 minutes', 89),
    line(1, '22:10', 'Aurora Bar', 24),
  ],
  // The demo room of Isla Verde
  '99000': [
    ...nights(3, 'Garden room, half board', 210, ['Environmental charge', 3]),
    line(3, '14:30', 'Deposit, Mastercard', -500),
    line(2, '11:00', 'Whale watching, one person', 65),
    line(1, '16:20', 'Pool bar: Sunset spritz, Papas con mojo', 18),
  ],
  // Anna Berger, 101
  '88012': [
    ...nights(2, 'Suite 101, bed and breakfast', 240, viennaTax(7.68)),
    line(2, '15:04', 'Deposit, Visa card ending in 4417', -200),
    line(2, '16:40', 'Minibar: sparkling water, chocolate', 9.5),
    line(2, '19:30', 'Restaurant Morgenrot, table 12', 64.2),
    line(2, '22:15', 'Aurora Bar', 19),
    line(1, '10:00', 'Spa, Viennese massage 50 minutes', 89),
    line(1, '13:20', 'Room service: Burger, Mineral water', 19.3),
    line(1, '17:45', 'Concierge: Musikverein, two tickets', 118),
    line(0, '00:05', 'Laundry, 2 shirts, 1 dress', 24),
    line(0, '00:10', 'Courtesy: welcome drink taken off', -9.5),
  ],
  // Marco Rossi, 102
  '88023': [
    ...nights(1, 'Room 102, bed and breakfast', 185, viennaTax(5.92)),
    line(1, '15:40', 'Garage, one day', 32),
    line(1, '20:10', 'Restaurant Morgenrot, table 4', 97.6),
    line(1, '23:05', 'Aurora Bar', 31),
  ],
  // Giulia Rossi, 102
  '88024': [
    line(1, '16:30', 'Spa, facial treatment', 95),
    line(1, '18:20', 'Boutique: City tote, Honey from our roof', 37.9),
    line(0, '00:02', 'Deposit, Mastercard ending in 0932', -100),
  ],
  // Chidi Okafor, 103
  '88031': [
    ...[20, 13, 6].map((daysAgo) => line(daysAgo, '12:00', 'Room 103, a week at the house rate', 770)),
    ...[14, 7].map((daysAgo) => line(daysAgo, '09:00', 'Payment by bank transfer', -770)),
    line(9, '19:15', 'Restaurant Morgenrot, table 7', 38.4),
    line(3, '08:30', 'Laundry, 5 shirts', 29),
  ],
  // Layla Haddad, 105
  '88058': [
    ...nights(1, 'غرفة 105 مع الإفطار', 185, ['ضريبة الإقامة المحلية', 5.92]),
    line(1, '21:00', 'خدمة الغرف: طبق فواكه، شاي', 21.4),
  ],
  // Jonas Schmidt, 106
  '88064': [
    ...nights(3, 'Zimmer 106, Übernachtung mit Frühstück', 165, ['Ortstaxe Wien', 5.28]),
    line(3, '20:45', 'Restaurant Morgenrot, Tisch 9', 41.8),
    line(2, '22:30', 'Aurora Bar', 17.4),
    line(1, '07:30', 'Garage, zwei Tage', 64),
  ],
  // Grace Miller, 201
  '99104': [
    ...nights(6, 'Garden room 201, half board', 210, ['Environmental charge', 3]),
    line(6, '14:20', 'Deposit, Visa card ending in 7730', -500),
    line(5, '11:00', 'Whale watching, one person', 65),
    line(4, '16:30', 'Pool bar: Sunset spritz, Papas con mojo', 18),
    line(2, '10:00', 'Surf lesson, two hours', 45),
    line(1, '18:00', 'Spa, aloe after the sun', 65),
  ],
}
