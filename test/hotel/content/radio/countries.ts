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

/** One country per line, sorted by name; 1,500 stations in total. */
export const countries: readonly SeedCountry[] =
  `54 AR ARG | Argentina | Argentina | es | 30 | Buenos Aires,Córdoba,Rosario,Mendoza,Salta
   61 AU AUS | Australia | Australia | en | 40 | Sydney,Melbourne,Perth,Brisbane,Hobart,Darwin
   43 AT AUT | Austria | Österreich | de | 80 | Wien,Graz,Linz,Salzburg,Innsbruck,Bregenz,Eisenstadt,Klagenfurt,Villach,Krems
   32 BE BEL | Belgium | België / Belgique | fr | 30 | Bruxelles,Liège,Namur,Gand,Anvers
   387 BA BIH | Bosnia and Herzegovina | Bosna i Hercegovina | slavic | 15 | Sarajevo,Mostar,Tuzla
   55 BR BRA | Brazil | Brasil | pt | 45 | São Paulo,Rio,Salvador,Recife,Curitiba,Manaus
   1001 CA CAN | Canada | Canada | en | 40 | Toronto,Vancouver,Calgary,Halifax,Ottawa,Winnipeg
   86 CN CHN | China | 中国 | zh | 25 | 北京,上海,广州,成都,杭州
   385 HR HRV | Croatia | Hrvatska | slavic | 25 | Zagreb,Split,Rijeka,Zadar,Dubrovnik
   420 CZ CZE | Czechia | Česko | slavic | 30 | Praha,Brno,Ostrava,Plzeň,Olomouc
   45 DK DNK | Denmark | Danmark | nordic | 20 | København,Aarhus,Odense,Aalborg
   20 EG EGY | Egypt | مصر | ar | 20 | القاهرة,الإسكندرية,أسوان,الأقصر
   372 EE EST | Estonia | Eesti | nordic | 15 | Tallinn,Tartu,Pärnu
   358 FI FIN | Finland | Suomi | nordic | 20 | Helsinki,Tampere,Turku,Oulu
   33 FR FRA | France | France | fr | 90 | Paris,Lyon,Marseille,Bordeaux,Lille,Nantes,Nice,Rennes,Strasbourg
   49 DE DEU | Germany | Deutschland | de | 120 | Berlin,Hamburg,München,Köln,Leipzig,Dresden,Bremen,Kiel,Mainz,Stuttgart,Erfurt,Rostock
   30 GR GRC | Greece | Ελλάδα | el | 30 | Αθήνα,Θεσσαλονίκη,Πάτρα,Ηράκλειο
   36 HU HUN | Hungary | Magyarország | hu | 30 | Budapest,Debrecen,Szeged,Pécs,Győr
   354 IS ISL | Iceland | Ísland | nordic | 10 | Reykjavík,Akureyri,Ísafjörður
   91 IN IND | India | India | en | 40 | Mumbai,Delhi,Chennai,Kolkata,Bengaluru,Kochi
   353 IE IRL | Ireland | Éire | en | 25 | Dublin,Cork,Galway,Limerick
   39 IT ITA | Italy | Italia | it | 80 | Roma,Milano,Napoli,Torino,Firenze,Bologna,Palermo,Trieste,Verona
   81 JP JPN | Japan | 日本 | ja | 25 | 東京,大阪,札幌,福岡,京都
   52 MX MEX | Mexico | México | es | 35 | Ciudad de México,Guadalajara,Monterrey,Puebla,Mérida
   212 MA MAR | Morocco | المغرب | ar | 15 | الرباط,الدار البيضاء,مراكش
   31 NL NLD | Netherlands | Nederland | nl | 40 | Amsterdam,Rotterdam,Utrecht,Groningen,Maastricht
   47 NO NOR | Norway | Norge | nordic | 20 | Oslo,Bergen,Trondheim,Tromsø
   48 PL POL | Poland | Polska | pl | 40 | Warszawa,Kraków,Gdańsk,Wrocław,Poznań
   351 PT PRT | Portugal | Portugal | pt | 30 | Lisboa,Porto,Coimbra,Faro,Funchal
   40 RO ROU | Romania | România | ro | 25 | București,Cluj,Timișoara,Iași,Brașov
   381 RS SRB | Serbia | Srbija | slavic | 20 | Beograd,Novi Sad,Niš,Subotica
   421 SK SVK | Slovakia | Slovensko | slavic | 15 | Bratislava,Košice,Žilina
   386 SI SVN | Slovenia | Slovenija | slavic | 15 | Ljubljana,Maribor,Koper
   27 ZA ZAF | South Africa | South Africa | en | 20 | Cape Town,Durban,Johannesburg,Pretoria
   34 ES ESP | Spain | España | es | 85 | Madrid,Barcelona,Sevilla,Valencia,Bilbao,Málaga,Tenerife,Las Palmas,Granada
   46 SE SWE | Sweden | Sverige | nordic | 25 | Stockholm,Göteborg,Malmö,Uppsala
   41 CH CHE | Switzerland | Schweiz | de | 40 | Zürich,Bern,Basel,Luzern,St. Gallen,Chur
   90 TR TUR | Türkiye | Türkiye | tr | 30 | İstanbul,Ankara,İzmir,Antalya,Bursa
   44 GB GBR | United Kingdom | United Kingdom | en | 60 | London,Manchester,Glasgow,Bristol,Leeds,Cardiff,Belfast,Norwich,Brighton
   1 US USA | United States | United States | us | 100 | New York,Chicago,Austin,Denver,Seattle,Boston,Memphis,Nashville,Portland,Miami,Detroit,San Diego`
    .split('\n')
    .map((line) => {
      const [ids = '', name = '', nativeName = '', tongue, stations, cities = ''] = line.trim().split(' | ')
      const [id = '', iso2 = '', iso3 = ''] = ids.split(' ')
      return {
        id,
        iso2,
        iso3,
        name,
        nativeName,
        tongue: tongue as Tongue,
        stations: Number(stations),
        cities,
      }
    })
