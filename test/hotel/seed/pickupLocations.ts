// The pick-up locations of the properties.
import { text } from '../content/build.ts'
import type { Text } from '../content/types.ts'
import type { PropertyId } from './properties.ts'

const place = (id: number, en: string, de: string): { id: number; name: Text } => ({
  id,
  name: text(en, de),
})

export const pickupLocations: Record<PropertyId, readonly { id: number; name: Text }[]> = {
  '1': [
    place(1, 'Hotel entrance', 'Hoteleingang'),
    place(2, 'Airport, Terminal 3', 'Flughafen, Terminal 3'),
    place(3, 'Airport, Terminal 1', 'Flughafen, Terminal 1'),
    place(4, 'Central Station', 'Hauptbahnhof'),
    place(5, 'Western Station', 'Westbahnhof'),
    place(6, 'State Opera', 'Staatsoper'),
    place(7, 'Schönbrunn Palace, main gate', 'Schloss Schönbrunn, Haupttor'),
    place(8, 'Exhibition Centre', 'Messe Wien'),
    place(9, 'Danube landing stage, Reichsbrücke', 'Schiffsanlegestelle Reichsbrücke'),
    place(10, 'Bratislava Airport', 'Flughafen Bratislava'),
  ],
  '2': [
    place(1, 'Resort entrance', 'Eingang der Anlage'),
    place(2, 'Tenerife South Airport', 'Flughafen Teneriffa Süd'),
    place(3, 'Tenerife North Airport', 'Flughafen Teneriffa Nord'),
    place(4, 'Los Cristianos harbour', 'Hafen Los Cristianos'),
    place(5, 'Costa Adeje bus station', 'Busbahnhof Costa Adeje'),
    place(6, 'Teide cable car', 'Seilbahn am Teide'),
    place(7, 'Santa Cruz, Plaza de España', 'Santa Cruz, Plaza de España'),
    place(8, 'Siam Mall', 'Siam Mall'),
  ],
}
