// Patterns for the names of stations by language and style, filled with a city, a frequency or a call sign.

export type Style = 'pop' | 'rock' | 'jazz' | 'classical' | 'news' | 'folk' | 'dance' | 'lounge'
export const styles = ['pop', 'rock', 'jazz', 'classical', 'news', 'folk', 'dance', 'lounge'] as const

export type Tongue =
  | 'ar'
  | 'de'
  | 'el'
  | 'en'
  | 'es'
  | 'fr'
  | 'hu'
  | 'it'
  | 'ja'
  | 'nl'
  | 'nordic'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'slavic'
  | 'tr'
  | 'us'
  | 'zh'

/** `{c}` a city, `{f}` a frequency, `{k}` a call sign. */
export const patterns: Record<Tongue, Record<Style, readonly string[]>> = {
  de: {
    pop: ['Antenne {c}', 'Hitradio {c}', 'Radio {c}', 'Welle {c}', 'Lieblingsradio {c}', 'Donauhits {f}'],
    rock: ['Stromgitarre {c}', 'Gitarrenfunk {c}', 'Laut & Gut {f}'],
    jazz: ['Jazzkeller {c}', 'Blaue Stunde {c}', 'Swing {f}'],
    classical: ['Klassik {c}', 'Kammerton {c}', 'Stephansklang {f}'],
    news: ['Funkinfo {c}', 'Tagesfunk {c}', 'Funkhaus {c} Aktuell'],
    folk: ['Alpenwelle {c}', 'Heimatklang {c}', 'Volksmusik {f}'],
    dance: ['Nachtfunk {c}', 'Club {c}', 'Puls {f}'],
    lounge: ['Kaffeehaus {c}', 'Sanfte Welle {c}', 'Abendlicht {f}'],
  },
  en: {
    pop: ['{c} FM', 'Heartbeat {c}', 'Sunrise {c}', 'Capital Coast {f}', 'Hits {c}', 'Breeze {f}'],
    rock: ['Rock Yard {c}', 'Loud {c}', 'Garage {f}'],
    jazz: ['Blue Door Jazz {c}', 'Late Set {c}', 'Jazz Lane {f}'],
    classical: ['Fine Tune {c}', 'Concert {c}', 'Proms {f}'],
    news: ['Talk {c}', '{c} Live News', 'Newsline {f}'],
    folk: ['Fiddle & Reed {c}', 'Acoustic {c}', 'Village Green {f}'],
    dance: ['Basement {c}', 'Pulse {c}', 'Strobe {f}'],
    lounge: ['Slow Tide {c}', 'Velvet {c}', 'Dusk {f}'],
  },
  us: {
    pop: ['{k} {f} {c}’s Best Mix', '{k} Hot {f} {c}'],
    rock: ['{k} {f} The Quarry', '{k} {c} Classic Rock'],
    jazz: ['{k} {f} Smooth {c}', '{k} Bourbon & Brass {c}'],
    classical: ['{k} {c} Public Classics', '{k} {f} Symphony Hall'],
    news: ['{k} {c} News & Talk', '{k} {f} Traffic and Weather'],
    folk: ['{k} {f} {c} Country', '{k} Front Porch {c}'],
    dance: ['{k} {f} The Grid {c}', '{k} {c} After Dark'],
    lounge: ['{k} {f} Quiet Storm', '{k} {c} Easy'],
  },
  fr: {
    pop: ['Radio {c}', 'Mistral FM {c}', 'Tendance {c}', 'Chérie d’Ici {f}', 'Plein Ciel {c}'],
    rock: ['Ouï la Scène {c}', 'Électrique {f}'],
    jazz: ['Jazz à {c}', 'Cave Bleue {f}'],
    classical: ['Accord Parfait {c}', 'Concerto {f}'],
    news: ['Info {c}', 'Le Direct {c}'],
    folk: ['Accordéon {c}', 'Terroir {f}'],
    dance: ['Nuit {c}', 'Fréquence Club {f}'],
    lounge: ['Café {c}', 'Douce Heure {f}'],
  },
  it: {
    pop: ['Radio {c}', 'Onda {c}', 'Bella Radio {c}', 'Sole FM {f}', 'Radio Centro {c}'],
    rock: ['Rock Piazza {c}', 'Corrente {f}'],
    jazz: ['Jazz Club {c}', 'Notte Blu {f}'],
    classical: ['Classica {c}', 'Loggione {f}'],
    news: ['Notizie {c}', 'Prima Voce {c}'],
    folk: ['Tarantella {c}', 'Radio Paese {f}'],
    dance: ['Discoteca {c}', 'Ritmo {f}'],
    lounge: ['Aperitivo {c}', 'Lido {f}'],
  },
  es: {
    pop: ['Radio {c}', 'Cadena {c}', 'Sol FM {c}', 'Éxitos {f}', 'Onda {c}'],
    rock: ['Rock {c}', 'Voltaje {f}'],
    jazz: ['Jazz {c}', 'Medianoche Azul {f}'],
    classical: ['Clásica {c}', 'Palco {f}'],
    news: ['Noticias {c}', 'La Voz de {c}'],
    folk: ['Guitarra {c}', 'Raíces {f}'],
    dance: ['Pista {c}', 'Fiesta {f}'],
    lounge: ['Terraza {c}', 'Brisa {f}'],
  },
  pt: {
    pop: ['Rádio {c}', 'Maré FM {c}', 'Cidade {c}', 'Sucessos {f}'],
    rock: ['Rock {c}', 'Volume {f}'],
    jazz: ['Jazz de {c}', 'Noite {f}'],
    classical: ['Clássica {c}', 'Sala {f}'],
    news: ['Notícias {c}', 'Jornal {f}'],
    folk: ['Fado {c}', 'Viola {f}'],
    dance: ['Samba {c}', 'Pulso {f}'],
    lounge: ['Varanda {c}', 'Bossa {f}'],
  },
  nl: {
    pop: ['Radio {c}', 'Gracht FM {c}', 'Stadsradio {c}', 'Toppers {f}'],
    rock: ['Rock {c}', 'Kabaal {f}'],
    jazz: ['Jazz {c}', 'Blauw Uur {f}'],
    classical: ['Klassiek {c}', 'Concertzaal {f}'],
    news: ['Nieuws {c}', 'Actueel {f}'],
    folk: ['Polder {c}', 'Draaiorgel {f}'],
    dance: ['Nacht {c}', 'Dansvloer {f}'],
    lounge: ['Koffie {c}', 'Avondrood {f}'],
  },
  nordic: {
    pop: ['Radio {c}', '{c} FM', 'Nordlys {f}', 'Hit {c}'],
    rock: ['Rock {c}', 'Torden {f}'],
    jazz: ['Jazz {c}', 'Blå Time {f}'],
    classical: ['Klassisk {c}', 'Sonata {f}'],
    news: ['Nyt {c}', 'Aktuell {f}'],
    folk: ['Spelman {c}', 'Fjord {f}'],
    dance: ['Klubb {c}', 'Puls {f}'],
    lounge: ['Hygge {c}', 'Midnattssol {f}'],
  },
  pl: {
    pop: ['Radio {c}', 'Fala {c}', 'Przeboje {f}'],
    rock: ['Rock {c}', 'Hałas {f}'],
    jazz: ['Jazz {c}', 'Piwnica {f}'],
    classical: ['Klasyka {c}', 'Polonez {f}'],
    news: ['Wiadomości {c}', 'Puls Dnia {f}'],
    folk: ['Góralska {c}', 'Oberek {f}'],
    dance: ['Klub {c}', 'Neon {f}'],
    lounge: ['Kawiarnia {c}', 'Zmierzch {f}'],
  },
  slavic: {
    pop: ['Radio {c}', 'Val {c}', 'Hit FM {c}', 'Zlatni Hitovi {f}'],
    rock: ['Rock Radio {c}', 'Grom {f}'],
    jazz: ['Jazz {c}', 'Plavo {f}'],
    classical: ['Klasika {c}', 'Sonata {f}'],
    news: ['Info {c}', 'Novosti {f}'],
    folk: ['Tamburica {c}', 'Narodni {f}'],
    dance: ['Klub {c}', 'Ritam {f}'],
    lounge: ['Kavana {c}', 'Suton {f}'],
  },
  hu: {
    pop: ['Rádió {c}', 'Duna FM {c}', 'Slágerek {f}'],
    rock: ['Rock {c}', 'Vihar {f}'],
    jazz: ['Jazz {c}', 'Kék Óra {f}'],
    classical: ['Klasszik {c}', 'Zenepalota {f}'],
    news: ['Hírek {c}', 'Infó {f}'],
    folk: ['Csárdás {c}', 'Népzene {f}'],
    dance: ['Klub {c}', 'Ritmus {f}'],
    lounge: ['Kávéház {c}', 'Alkony {f}'],
  },
  ro: {
    pop: ['Radio {c}', 'Unda {c}', 'Hituri {f}'],
    rock: ['Rock {c}', 'Fulger {f}'],
    jazz: ['Jazz {c}', 'Miezul Nopții {f}'],
    classical: ['Clasic {c}', 'Ateneu {f}'],
    news: ['Știri {c}', 'Actual {f}'],
    folk: ['Doina {c}', 'Hora {f}'],
    dance: ['Club {c}', 'Ritm {f}'],
    lounge: ['Cafenea {c}', 'Amurg {f}'],
  },
  tr: {
    pop: ['{c} FM', 'Radyo {c}', 'Dalga {f}'],
    rock: ['Rock {c}', 'Gürültü {f}'],
    jazz: ['Caz {c}', 'Mavi Saat {f}'],
    classical: ['Klasik {c}', 'Konser {f}'],
    news: ['Haber {c}', 'Gündem {f}'],
    folk: ['Türkü {c}', 'Bağlama {f}'],
    dance: ['Gece {c}', 'Ritim {f}'],
    lounge: ['Kahve {c}', 'Akşam {f}'],
  },
  el: {
    pop: ['Ράδιο {c}', 'Κύμα {f}', '{c} FM'],
    rock: ['Ροκ {c}', 'Κεραυνός {f}'],
    jazz: ['Τζαζ {c}', 'Μπλε Ώρα {f}'],
    classical: ['Κλασική {c}', 'Μέγαρο {f}'],
    news: ['Ειδήσεις {c}', 'Σήμερα {f}'],
    folk: ['Μπουζούκι {c}', 'Λαϊκά {f}'],
    dance: ['Κλαμπ {c}', 'Ρυθμός {f}'],
    lounge: ['Καφενείο {c}', 'Σούρουπο {f}'],
  },
  ar: {
    pop: ['راديو {c}', 'إذاعة {c}', 'نغم {f}'],
    rock: ['إيقاع {c}', 'صوت {f}'],
    jazz: ['جاز {c}', 'الليل {f}'],
    classical: ['طرب {c}', 'أوتار {f}'],
    news: ['أخبار {c}', 'اليوم {f}'],
    folk: ['تراث {c}', 'الربابة {f}'],
    dance: ['رقص {c}', 'نبض {f}'],
    lounge: ['مقهى {c}', 'غروب {f}'],
  },
  ja: {
    pop: ['FM {c}', 'ラジオ{c}', 'ヒット {f}'],
    rock: ['ロック{c}', '雷 {f}'],
    jazz: ['ジャズ喫茶 {c}', '青い夜 {f}'],
    classical: ['クラシック{c}', '音楽堂 {f}'],
    news: ['ニュース{c}', '今日 {f}'],
    folk: ['民謡{c}', '里山 {f}'],
    dance: ['クラブ{c}', 'ネオン {f}'],
    lounge: ['喫茶{c}', '夕暮れ {f}'],
  },
  zh: {
    pop: ['{c}音乐广播', '{c}之声', '流行 {f}'],
    rock: ['摇滚{c}', '雷声 {f}'],
    jazz: ['爵士{c}', '蓝色夜 {f}'],
    classical: ['古典{c}', '音乐厅 {f}'],
    news: ['{c}新闻广播', '今日 {f}'],
    folk: ['民乐{c}', '山歌 {f}'],
    dance: ['舞曲{c}', '霓虹 {f}'],
    lounge: ['茶馆{c}', '黄昏 {f}'],
  },
}
