// The airports around the properties: who flies from there, where to, and from which terminal.
import type { PropertyId } from './properties.ts'

export interface SeedAirport {
  id: number
  code: string
  name: string
  city: string
  zone: string
  /** Departures and arrivals of a day, half of each. */
  flightsPerDay: number
  /** Gates of each terminal, as `F 1 30`: F1 to F30. */
  terminals: Record<string, readonly [letter: string, from: number, to: number]>
  /** `OS Austrian 3: FRA MUC`: code, name, terminal and the airports that it serves. */
  airlines: readonly string[]
}

/** Names of cities by the code of their airport. */
export const cities: Record<string, string> = Object.fromEntries(
  `ADD Addis Ababa|AGP Málaga|AMM Amman|AMS Amsterdam|ARN Stockholm|ATH Athens|AUH Abu Dhabi|BCN Barcelona|BEG Belgrade
  BER Berlin|BFS Belfast|BGY Milan Bergamo|BHX Birmingham|BIO Bilbao|BKK Bangkok|BRS Bristol|BRU Brussels|BSL Basel
  BTS Bratislava|BUD Budapest|CAI Cairo|CDG Paris|CGN Cologne|CIA Rome Ciampino|CPH Copenhagen|CRL Brussels Charleroi
  DOH Doha|DUB Dublin|DUS Düsseldorf|DXB Dubai|EDI Edinburgh|EIN Eindhoven|EMA East Midlands|EWR Newark|FCO Rome
  FRA Frankfurt|FUE Fuerteventura|GLA Glasgow|GVA Geneva|HAM Hamburg|HEL Helsinki|HRG Hurghada|ICN Seoul|IST Istanbul
  JFK New York|KRK Kraków|LBA Leeds|LCA Larnaca|LGW London Gatwick|LHR London Heathrow|LIS Lisbon|LPA Gran Canaria
  LTN London Luton|LUX Luxembourg|MAD Madrid|MAN Manchester|MUC Munich|MXP Milan|NCL Newcastle|NRT Tokyo|ORD Chicago
  ORY Paris Orly|OSL Oslo|OTP Bucharest|PEK Beijing|PMI Palma de Mallorca|PRG Prague|RIX Riga|SAW Istanbul Sabiha
  SCQ Santiago de Compostela|SKP Skopje|SOF Sofia|SPC La Palma|STN London Stansted|STR Stuttgart|SVQ Seville
  TFN Tenerife North|TFS Tenerife South|TIA Tirana|TLV Tel Aviv|TPE Taipei|VCE Venice|VDE El Hierro|VIE Vienna
  WAW Warsaw|YUL Montréal|ZAG Zagreb|ZRH Zurich|ACE Lanzarote|GMZ La Gomera`
    .split(/\||\n/)
    .map((entry) => entry.trim())
    .map((entry) => [entry.slice(0, 3), entry.slice(4)]),
)

const vienna: SeedAirport = {
  id: 1,
  code: 'VIE',
  name: 'Vienna International',
  city: 'Vienna',
  zone: 'Europe/Vienna',
  flightsPerDay: 240,
  terminals: { '1': ['B', 21, 43], '3': ['F', 1, 37] },
  airlines: [
    'OS Austrian 3: FRA MUC ZRH BRU CDG LHR AMS CPH ARN WAW PRG BUD OTP SOF ATH FCO MXP BCN JFK EWR ORD YUL BKK NRT',
    'LH Lufthansa 3: FRA MUC',
    'FR Ryanair 1: STN DUB BGY CRL PMI MAN AGP LIS',
    'W6 Wizz Air 1: OTP TIA LTN SKP LCA',
    'LX SWISS 3: ZRH GVA',
    'BA British Airways 1: LHR',
    'AF Air France 1: CDG',
    'KL KLM 1: AMS',
    'EW Eurowings 3: DUS CGN HAM STR BER',
    'TK Turkish Airlines 1: IST',
    'EK Emirates 1: DXB',
    'QR Qatar Airways 1: DOH',
    'LO LOT Polish Airlines 3: WAW',
    'SK SAS 3: CPH ARN OSL',
    'AY Finnair 1: HEL',
    'TP TAP Air Portugal 3: LIS',
    'A3 Aegean Airlines 3: ATH',
    'ET Ethiopian Airlines 3: ADD',
    'BR EVA Air 3: TPE BKK',
    'KE Korean Air 1: ICN',
    'CA Air China 3: PEK',
    'VY Vueling 1: BCN',
    'RJ Royal Jordanian 1: AMM',
  ],
}

const budapest: SeedAirport = {
  id: 2,
  code: 'BUD',
  name: 'Budapest Ferenc Liszt International',
  city: 'Budapest',
  zone: 'Europe/Budapest',
  flightsPerDay: 110,
  terminals: { '2A': ['A', 1, 19], '2B': ['B', 1, 45] },
  airlines: [
    'W6 Wizz Air 2B: LTN EIN TLV BCN FCO DXB CPH',
    'FR Ryanair 2B: STN DUB BGY MAN CRL MAD BER',
    'LH Lufthansa 2A: FRA MUC',
    'LX SWISS 2A: ZRH',
    'BA British Airways 2B: LHR',
    'AF Air France 2A: CDG',
    'KL KLM 2A: AMS',
    'LO LOT Polish Airlines 2A: WAW',
    'TK Turkish Airlines 2B: IST',
    'EK Emirates 2B: DXB',
    'U2 easyJet 2B: LGW BSL GVA',
    'OS Austrian 2A: VIE',
  ],
}

const bratislava: SeedAirport = {
  id: 3,
  code: 'BTS',
  name: 'Bratislava M. R. Štefánik',
  city: 'Bratislava',
  zone: 'Europe/Bratislava',
  flightsPerDay: 50,
  terminals: { A: ['A', 1, 14] },
  airlines: [
    'FR Ryanair A: STN DUB BGY PMI EDI CRL',
    'W6 Wizz Air A: LTN SOF SKP TIA',
    'PC Pegasus A: SAW',
    'FZ flydubai A: DXB',
    'QS Smartwings A: HRG PMI',
  ],
}

const tenerifeSouth: SeedAirport = {
  id: 1,
  code: 'TFS',
  name: 'Tenerife South',
  city: 'Tenerife South',
  zone: 'Atlantic/Canary',
  flightsPerDay: 220,
  terminals: { '1': ['B', 1, 26], '2': ['C', 30, 42] },
  airlines: [
    'FR Ryanair 1: STN MAN DUB EDI BGY CGN MAD CRL',
    'LS Jet2 1: LBA MAN BHX EMA NCL GLA EDI BFS',
    'BY TUI 1: LGW MAN BRS BHX GLA',
    'U2 easyJet 1: LGW LTN BRS MAN BSL GVA',
    'BA British Airways 1: LGW LHR',
    'DE Condor 1: FRA DUS HAM MUC',
    'EW Eurowings 1: DUS CGN STR',
    'VY Vueling 1: BCN BIO ORY',
    'HV Transavia 1: AMS EIN',
    'WK Edelweiss 1: ZRH',
    'DY Norwegian 1: OSL ARN CPH',
    'NT Binter 2: LPA SPC',
  ],
}

const tenerifeNorth: SeedAirport = {
  id: 2,
  code: 'TFN',
  name: 'Tenerife North',
  city: 'Tenerife North',
  zone: 'Atlantic/Canary',
  flightsPerDay: 110,
  terminals: { '1': ['A', 1, 16] },
  airlines: [
    'NT Binter 1: LPA SPC ACE FUE VDE GMZ SVQ',
    'UX Air Europa 1: MAD',
    'I2 Iberia Express 1: MAD',
    'VY Vueling 1: BCN SVQ BIO SCQ',
  ],
}

const granCanaria: SeedAirport = {
  id: 3,
  code: 'LPA',
  name: 'Gran Canaria',
  city: 'Gran Canaria',
  zone: 'Atlantic/Canary',
  flightsPerDay: 70,
  terminals: { '1': ['B', 1, 38] },
  airlines: [
    'NT Binter 1: TFN TFS SPC ACE FUE',
    'FR Ryanair 1: STN MAD CRL DUB',
    'DY Norwegian 1: OSL ARN CPH HEL',
    'VY Vueling 1: BCN BIO',
    'DE Condor 1: FRA DUS',
    'BY TUI 1: LGW MAN',
    'LX SWISS 1: ZRH',
  ],
}

export const airports: Record<PropertyId, readonly SeedAirport[]> = {
  '1': [vienna, budapest, bratislava],
  '2': [tenerifeSouth, tenerifeNorth, granCanaria],
}
