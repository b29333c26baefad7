import type { Pools } from './pools.ts'

export const german: Pools = {
  antiques: [
    'Schätze vom Dachboden | Besucher aus {place} bringen mit, was jahrelang unter Decken lag. Darunter eine Uhr, die rückwärts geht.',
    'Zum Ersten, zum Zweiten | Drei Händler, eine Versteigerung, fünfhundert Euro.',
  ],
  art: [
    'Atelierbesuch | Eine Bildhauerin aus {place} zeigt, wie aus Marmor Haut wird.',
    'Probenzeit | Vier Wochen bis zur Premiere in {place}, und noch kein Schluss.',
    'Nachts im Museum | Die Aufseher von {place} wählen das eine Bild, das sie retten würden.',
  ],
  bulletin: [
    'Nachrichten | Die Meldungen des Tages mit Berichten aus {place}.',
    'Zeit im Blick | Was heute wichtig war, aus Wien und der Welt.',
    'Kurz gemeldet | Das Wichtigste in aller Kürze.',
  ],
  business: [
    'Börse am Mittag | Kurse, Köpfe und die Geschichten hinter den Zahlen.',
    'Mittelstand | Ein Familienbetrieb in {place} wächst, ohne sich zu verlieren.',
  ],
  breakfast: [
    'Guten Morgen | Nachrichten, Wetter, Musik und Gäste. Heute mit Kaffee aus {place}.',
    'Frühstart | Was der Tag bringt, wer schon wach ist, und ein Spaziergang durch {place}.',
  ],
  cartoon: [
    'Käpt’n Marmelade | Der Schiffskater soll nun doch schwimmen lernen. Beinahe.',
    'Bo und die Käfer | Die Käferkapelle hat ihre Trommel verloren.',
    'Sieben müde Drachen | Einer kann nicht einschlafen, und das merken die anderen.',
    'Leuchtturm-Lou | Vor dem Hafen hat ein Wal geparkt.',
    'Agent Eichel | Wer hat die geheimen Pläne angeknabbert?',
  ],
  comedy: [
    'Stiege Sechs | Die Hausverwaltung kommt zur Begehung. Leider fehlt seit Dienstag eine Wand.',
    'Zimmer mit Aussicht auf Besserung | Ein Hotel in {place}, vier Sterne zu viel.',
    'Die Büropflanze | Die neue Kaffeemaschine spaltet die Abteilung.',
  ],
  concert: [
    'Konzert aus {place} | Die Philharmonie spielt Dvořáks Achte und ein neues Stück für hundert Fahrradklingeln.',
    'Kammermusik am Abend | Schubert, Fauré und eine Zugabe, mit der niemand gerechnet hat.',
    'Sommernacht unter freiem Himmel | Zehntausend Menschen, eine Wiese, vier Kapellen.',
  ],
  cooking: [
    'Ein Topf, vier Freunde | Geschmorter Fenchel, eine Wette und eine Räucherforelle.',
    'Küchenpost | Eine Zuseherin aus {place} schickt das Knödelrezept ihrer Großmutter. Es ist unvollständig.',
    'Vom Markt | Zehn Zutaten vom Markt in {place}, vierzig Minuten.',
  ],
  crimeSeries: [
    'Hafenwache | {episode} {plot}',
    'Kommissarin Lenk | {episode} {plot}',
    'Kaltes Wasser | {episode} {plot}',
    'Dezernat {place} | {episode} {plot}',
  ],
  documentary: [
    'Die Brückenbauer | Vierhundert Ingenieure, eine Schlucht und ein Wind, der in keiner Rechnung stand.',
    'Flussgeschichten | Ein Fluss und seine Gäste, vom Eisvogel bis zum Wels.',
    'Nachtschicht | Wer wach ist, wenn {place} schläft.',
    'Der letzte Dampf | Vierzig Freiwillige erhalten eine Bahn, die nirgendwohin führt. Wunderschön.',
    'Ein Jahr am Berg | Vier Jahreszeiten mit der Wirtin der höchsten Hütte.',
  ],
  football: [
    'Fußball live: {team} – {team} | Das Abendspiel der Liga mit Stimmen vom Rasen.',
    'Pokalklassiker: {team} – {team} | Das Halbfinale, das in der letzten Minute entschieden wurde. Und dann noch einmal.',
  ],
  home: [
    'Haus in neunzig Tagen | Die Mauern stehen, die Stiege nicht. Familie vier aus {place} verliert die Geduld.',
    'Der kleine Garten | Was auf vier Quadratmetern in {place} wächst.',
  ],
  interview: [
    'Im Gespräch | Eine Stunde mit einer Dirigentin aus {place}, die den Taktstock weggelegt hat.',
    'Nachgefragt | Der Minister über Brücken, Budgets und sein Fahrrad.',
  ],
  late: [
    'Die Späte | Gäste, Kapelle, Schreibtisch. Heute eine Schlosserin, ein Filmstar und jemand, der beides ist.',
    'Nachtkästchen | Satire der Woche.',
  ],
  magazine: [
    'Thema | Reportagen und Porträts. Heute eine Schule in {place}, in der niemand sitzt.',
    'Vor Ort | Vier Wochen mit den Fährleuten von {place}.',
    'Der Wochenrückblick | Drei Geschichten, für die in den Nachrichten keine Zeit war.',
  ],
  musicVideos: [
    'Hits ohne Pause | Nichts als Musik, auf Wunsch.',
    'Blech und Zither | Blech, Zither und ein Alphorn aus {place}.',
    'Langsame Stunde | Leise Lieder für alle, die noch wach sind.',
  ],
  nature: [
    'Wilde Küsten | Robben, Tölpel und die längste Flut des Jahres.',
    'Das geheime Leben der Hecke | Eineinhalb Meter hoch, dreihundert Arten.',
    'Hoch oben | Wie der Steinbock zurückkam.',
    'Panorama | Wetterkameras zeigen die Berge, ohne Worte.',
  ],
  quiz: [
    'Die Neunuhrfrage | Eine Frage, neun Hinweise, tausend Euro im Topf.',
    'Doppelt oder Dinner | Kandidaten aus {place} spielen um eine Küche.',
  ],
  science: [
    'Wie das passt | Warum Brücken schwingen, Katzen landen und Toast nicht.',
    'Im Labor | Ein Team in {place} züchtet ein Blatt, das nachts arbeitet.',
    'Wissen kompakt | Städte, die den Regen trinken.',
  ],
  series: [
    'Die Winzerinnen | {episode} {plot}',
    'Hotel Belvoir | {episode} {plot}',
    'Station Sieben | {episode} {plot}',
    'Die Hüttenärztin von {place} | {episode} {plot}',
  ],
  shopping: [
    'Küchenzauber | Messer, Pfannen und ein Gerät, das alles schält.',
    'Die Schmuckstunde | Ringe und Perlen aus einer Werkstatt in {place}.',
  ],
  soap: ['Lindengasse | {episode} {plot}', 'Sturm am See | {episode} {plot}'],
  sport: [
    'Tennis: Turnier in {place} | Viertelfinale vom Centre Court.',
    'Rad: Rundfahrt der Pässe | Sechste Etappe nach {place}, 174 Kilometer, drei Anstiege.',
    'Ski alpin: Riesentorlauf in {place} | Erster und zweiter Durchgang.',
    'Eishockey: {team} – {team} | Viertes Spiel der Serie.',
    'Skispringen | Großschanze in {place}, beide Durchgänge.',
  ],
  sportNews: ['Sport aktuell | Ergebnisse, Tabellen, Stimmen.', 'Abpfiff | Alle Spiele des Abends.'],
  talk: [
    'Runder Tisch | Fünf Gäste und eine Frage, die jeder anders beantwortet: Wem gehört die Stille?',
    'Das Sofa | Fünf Gäste, ein Sofa, aus {place}.',
  ],
  toddlers: [
    'Gute Nacht, kleiner Bär | Der Bär sucht den Mond und findet einen Freund.',
    'Pling und Plong | Zwei Tropfen lernen bis drei zählen.',
    'Rolli der Traktor | Das Heu muss vor dem Regen in die Scheune.',
  ],
  travel: [
    'Mit dem Bummelzug | Von {place} ans Meer, in einem Zug, der hält, wo jemand winkt.',
    'Wochenende in {place} | Zwei Tage, drei Adressen, eine Aussicht.',
    'Unterwegs | Zu Fuß rund um {place}.',
  ],
  weather: ['Wetter | Die Aussichten für heute und die kommenden Tage.'],
}
