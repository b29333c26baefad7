// The countries of the web radio: their native names, their cities, and their number of stations.
import type { Tongue } from './names.ts'

export interface SeedCountry {
  /** Equals the calling code of the country, unless it shares that code with another country. */
  id: string
  iso2: string
  iso3: string
  name: string
  nativeName: string
  tongue: Tongue
  stations: number
  cities: string
}

const country = (
  [id, iso2, iso3]: [string, string, string],
  [name, nativeName]: [string, string],
  tongue: Tongue,
  stations: number,
  cities: string,
): SeedCountry => ({ id, iso2, iso3, name, nativeName, tongue, stations, cities })

/** Sorted by name; 1,500 stations in total. */
export const countries: readonly SeedCountry[] = [
  country(
    ['54', 'AR', 'ARG'],
    ['Argentina', 'Argentina'],
    'es',
    30,
    'Buenos Aires,Córdoba,Rosario,Mendoza,Salta',
  ),
  country(
    ['61', 'AU', 'AUS'],
    ['Australia', 'Australia'],
    'en',
    40,
    'Sydney,Melbourne,Perth,Brisbane,Hobart,Darwin',
  ),
  country(
    ['43', 'AT', 'AUT'],
    ['Austria', 'Österreich'],
    'de',
    80,
    'Wien,Graz,Linz,Salzburg,Innsbruck,Bregenz,Eisenstadt,Klagenfurt,Villach,Krems',
  ),
  country(
    ['32', 'BE', 'BEL'],
    ['Belgium', 'België / Belgique'],
    'fr',
    30,
    'Bruxelles,Liège,Namur,Gand,Anvers',
  ),
  country(
    ['387', 'BA', 'BIH'],
    ['Bosnia and Herzegovina', 'Bosna i Hercegovina'],
    'slavic',
    15,
    'Sarajevo,Mostar,Tuzla',
  ),
  country(
    ['55', 'BR', 'BRA'],
    ['Brazil', 'Brasil'],
    'pt',
    45,
    'São Paulo,Rio,Salvador,Recife,Curitiba,Manaus',
  ),
  country(
    ['1001', 'CA', 'CAN'],
    ['Canada', 'Canada'],
    'en',
    40,
    'Toronto,Vancouver,Calgary,Halifax,Ottawa,Winnipeg',
  ),
  country(['86', 'CN', 'CHN'], ['China', '中国'], 'zh', 25, '北京,上海,广州,成都,杭州'),
  country(['385', 'HR', 'HRV'], ['Croatia', 'Hrvatska'], 'slavic', 25, 'Zagreb,Split,Rijeka,Zadar,Dubrovnik'),
  country(['420', 'CZ', 'CZE'], ['Czechia', 'Česko'], 'slavic', 30, 'Praha,Brno,Ostrava,Plzeň,Olomouc'),
  country(['45', 'DK', 'DNK'], ['Denmark', 'Danmark'], 'nordic', 20, 'København,Aarhus,Odense,Aalborg'),
  country(['20', 'EG', 'EGY'], ['Egypt', 'مصر'], 'ar', 20, 'القاهرة,الإسكندرية,أسوان,الأقصر'),
  country(['372', 'EE', 'EST'], ['Estonia', 'Eesti'], 'nordic', 15, 'Tallinn,Tartu,Pärnu'),
  country(['358', 'FI', 'FIN'], ['Finland', 'Suomi'], 'nordic', 20, 'Helsinki,Tampere,Turku,Oulu'),
  country(
    ['33', 'FR', 'FRA'],
    ['France', 'France'],
    'fr',
    90,
    'Paris,Lyon,Marseille,Bordeaux,Lille,Nantes,Nice,Rennes,Strasbourg',
  ),
  country(
    ['49', 'DE', 'DEU'],
    ['Germany', 'Deutschland'],
    'de',
    120,
    'Berlin,Hamburg,München,Köln,Leipzig,Dresden,Bremen,Kiel,Mainz,Stuttgart,Erfurt,Rostock',
  ),
  country(['30', 'GR', 'GRC'], ['Greece', 'Ελλάδα'], 'el', 30, 'Αθήνα,Θεσσαλονίκη,Πάτρα,Ηράκλειο'),
  country(['36', 'HU', 'HUN'], ['Hungary', 'Magyarország'], 'hu', 30, 'Budapest,Debrecen,Szeged,Pécs,Győr'),
  country(['354', 'IS', 'ISL'], ['Iceland', 'Ísland'], 'nordic', 10, 'Reykjavík,Akureyri,Ísafjörður'),
  country(['91', 'IN', 'IND'], ['India', 'India'], 'en', 40, 'Mumbai,Delhi,Chennai,Kolkata,Bengaluru,Kochi'),
  country(['353', 'IE', 'IRL'], ['Ireland', 'Éire'], 'en', 25, 'Dublin,Cork,Galway,Limerick'),
  country(
    ['39', 'IT', 'ITA'],
    ['Italy', 'Italia'],
    'it',
    80,
    'Roma,Milano,Napoli,Torino,Firenze,Bologna,Palermo,Trieste,Verona',
  ),
  country(['81', 'JP', 'JPN'], ['Japan', '日本'], 'ja', 25, '東京,大阪,札幌,福岡,京都'),
  country(
    ['52', 'MX', 'MEX'],
    ['Mexico', 'México'],
    'es',
    35,
    'Ciudad de México,Guadalajara,Monterrey,Puebla,Mérida',
  ),
  country(['212', 'MA', 'MAR'], ['Morocco', 'المغرب'], 'ar', 15, 'الرباط,الدار البيضاء,مراكش'),
  country(
    ['31', 'NL', 'NLD'],
    ['Netherlands', 'Nederland'],
    'nl',
    40,
    'Amsterdam,Rotterdam,Utrecht,Groningen,Maastricht',
  ),
  country(['47', 'NO', 'NOR'], ['Norway', 'Norge'], 'nordic', 20, 'Oslo,Bergen,Trondheim,Tromsø'),
  country(['48', 'PL', 'POL'], ['Poland', 'Polska'], 'pl', 40, 'Warszawa,Kraków,Gdańsk,Wrocław,Poznań'),
  country(['351', 'PT', 'PRT'], ['Portugal', 'Portugal'], 'pt', 30, 'Lisboa,Porto,Coimbra,Faro,Funchal'),
  country(['40', 'RO', 'ROU'], ['Romania', 'România'], 'ro', 25, 'București,Cluj,Timișoara,Iași,Brașov'),
  country(['381', 'RS', 'SRB'], ['Serbia', 'Srbija'], 'slavic', 20, 'Beograd,Novi Sad,Niš,Subotica'),
  country(['421', 'SK', 'SVK'], ['Slovakia', 'Slovensko'], 'slavic', 15, 'Bratislava,Košice,Žilina'),
  country(['386', 'SI', 'SVN'], ['Slovenia', 'Slovenija'], 'slavic', 15, 'Ljubljana,Maribor,Koper'),
  country(
    ['27', 'ZA', 'ZAF'],
    ['South Africa', 'South Africa'],
    'en',
    20,
    'Cape Town,Durban,Johannesburg,Pretoria',
  ),
  country(
    ['34', 'ES', 'ESP'],
    ['Spain', 'España'],
    'es',
    85,
    'Madrid,Barcelona,Sevilla,Valencia,Bilbao,Málaga,Tenerife,Las Palmas,Granada',
  ),
  country(['46', 'SE', 'SWE'], ['Sweden', 'Sverige'], 'nordic', 25, 'Stockholm,Göteborg,Malmö,Uppsala'),
  country(
    ['41', 'CH', 'CHE'],
    ['Switzerland', 'Schweiz'],
    'de',
    40,
    'Zürich,Bern,Basel,Luzern,St. Gallen,Chur',
  ),
  country(['90', 'TR', 'TUR'], ['Türkiye', 'Türkiye'], 'tr', 30, 'İstanbul,Ankara,İzmir,Antalya,Bursa'),
  country(
    ['44', 'GB', 'GBR'],
    ['United Kingdom', 'United Kingdom'],
    'en',
    60,
    'London,Manchester,Glasgow,Bristol,Leeds,Cardiff,Belfast,Norwich,Brighton',
  ),
  country(
    ['1', 'US', 'USA'],
    ['United States', 'United States'],
    'us',
    100,
    'New York,Chicago,Austin,Denver,Seattle,Boston,Memphis,Nashville,Portland,Miami,Detroit,San Diego',
  ),
]
