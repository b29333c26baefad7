import type { Message, MessageContent, Partner } from './slice.ts'
import type { Topic } from './topics.ts'

/**
 * The keywords of each topic in the languages of the app; longer ones match beginnings of words. If a question matches
 * two topics, the first wins: a late check-out comes before check-out.
 */
const topicKeywords: [Topic, string[]][] = [
  [
    'late',
    ['late check', 'later check', 'stay longer', 'länger bleiben', 'später auschecken', 'départ tardif'],
  ],
  [
    'late',
    ['salida tardía', 'check-out tardivo', 'поздний выезд', 'レイトチェックアウト', '延迟退房', '延後退房'],
  ],
  ['breakfast', ['breakfast', 'frühstück', 'fruehstueck', 'desayun', 'petit déj', 'petit-déj', 'colazion']],
  ['breakfast', ['pequeno-almoço', 'pequeno almoço', 'café da manhã', 'mic dejun', 'micul dejun', 'ontbijt']],
  ['breakfast', ['hommikusöö', 'aamiai', 'śniadani', 'завтрак', 'doruč', 'доруч', 'zajtrk', 'kahvaltı']],
  ['breakfast', ['səhər yemə', 'reggeli', 'sarapan', '朝食', '早餐', 'فطور', 'إفطار', 'صبحانه']],
  [
    'wifi',
    ['wifi', 'wi-fi', 'wlan', 'w-lan', 'internet', 'password', 'passwort', 'contraseña', 'mot de passe'],
  ],
  [
    'wifi',
    ['интернет', 'пароль', 'ワイファイ', 'パスワード', '无线', '無線', '密码', '密碼', 'واي فاي', 'وای فای'],
  ],
  [
    'checkout',
    ['check out', 'check-out', 'checkout', 'checking out', 'leave', 'leaving', 'abreis', 'auscheck'],
  ],
  [
    'checkout',
    ['départ', 'salida', 'partenza', 'partida', 'plecare', 'vertrek', 'väljaregistr', 'lähtö', 'wymeld'],
  ],
  [
    'checkout',
    ['выезд', 'odjav', 'одјав', 'çıkış', 'çıxış', 'kijelent', 'チェックアウト', '退房', 'مغادرة', 'خروج'],
  ],
  [
    'spa',
    ['spa', 'massage', 'sauna', 'wellness', 'pool', 'swimm', 'schwimm', 'gym', 'fitness', 'spaa', 'masaj'],
  ],
  [
    'spa',
    ['masaż', 'масаж', 'массаж', 'спа', 'бассейн', 'басейн', 'piscin', 'スパ', 'プール', '水疗', '水療'],
  ],
  ['spa', ['游泳', 'السبا', 'مسبح', 'اسپا', 'استخر']],
  [
    'taxi',
    ['taxi', 'cab', 'airport', 'flughafen', 'transfer', 'pick up', 'pickup', 'uber', 'takso', 'taksi'],
  ],
  ['taxi', ['taksówk', 'такси', 'táxi', 'aeroport', 'aéroport', 'タクシー', '出租车', '計程車']],
  ['taxi', ['سيارة أجرة', 'تاكسي', 'تاکسی']],
  [
    'parking',
    ['park', 'parking', 'parken', 'garage', 'car', 'auto', 'парков', '駐車', '停车', '停車', 'موقف'],
  ],
  [
    'luggage',
    ['luggage', 'baggage', 'suitcase', 'gepäck', 'koffer', 'bagage', 'equipaje', 'bagagl', 'bagaż'],
  ],
  ['luggage', ['багаж', '荷物', '行李', 'أمتعة', 'چمدان']],
  [
    'towels',
    ['towel', 'handtuch', 'handtücher', 'pillow', 'kissen', 'blanket', 'decke', 'serviette', 'toalla'],
  ],
  ['towels', ['asciugaman', 'toalh', 'handdoek', 'ręcznik', 'полотен', 'タオル', '毛巾', 'منشفة', 'حوله']],
  [
    'cleaning',
    ['clean', 'housekeep', 'reinig', 'putzen', 'laundry', 'wäsche', 'ménage', 'limpieza', 'pulizi'],
  ],
  ['cleaning', ['уборк', '清掃', '掃除', '打扫', '打掃', 'تنظيف', 'نظافت']],
  [
    'restaurant',
    ['restaurant', 'dinner', 'lunch', 'food', 'hungry', 'eat', 'eating', 'menu', 'essen', 'hunger'],
  ],
  ['restaurant', ['bar', 'drink', 'room service', 'zimmerservice', 'restauran', 'restoran', 'ristorant']],
  [
    'restaurant',
    ['ravintol', 'restaurac', 'ресторан', 'restavrac', 'étterem', 'レストラン', '餐厅', '餐廳', 'مطعم'],
  ],
  ['restaurant', ['رستوران']],
  [
    'weather',
    ['weather', 'rain', 'umbrella', 'wetter', 'regen', 'sunny', 'météo', 'clima', 'meteo', 'pogod'],
  ],
  ['weather', ['погод', '天気', '天气', '天氣', 'طقس', 'آب و هوا']],
  [
    'thanks',
    ['thank', 'danke', 'merci', 'gracias', 'great', 'perfect', 'grazie', 'obrigad', 'mulțum', 'bedankt'],
  ],
  [
    'thanks',
    [
      'aitäh',
      'kiitos',
      'dzięk',
      'спасибо',
      'hvala',
      'хвала',
      'teşekkür',
      'təşəkkür',
      'köszön',
      'terima kasih',
    ],
  ],
  ['thanks', ['ありがとう', '谢谢', '謝謝', 'شكرا', 'ممنون', 'متشکر']],
  [
    'hello',
    ['hello', 'hi', 'hey', 'good morning', 'good evening', 'hallo', 'guten', 'hola', 'servus', 'bonjour'],
  ],
  [
    'hello',
    ['buongiorno', 'ciao', 'olá', 'bună', 'tere', 'terve', 'cześć', 'привет', 'здравствуйте', 'merhaba'],
  ],
  ['hello', ['salam', 'szia', 'halo', 'こんにちは', '你好', '您好', 'مرحبا', 'سلام']],
]

const maxWholeWordLength = 4
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
// Scripts without spaces between words, or with articles that are prefixes (Arabic).
const withoutWordBoundaries = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u
// Not `\b`, which knows only ASCII letters.
const sourceOf = (word: string) =>
  withoutWordBoundaries.test(word)
    ? escaped(word)
    : `(?:^|[^\\p{L}])${escaped(word)}${word.length > maxWholeWordLength ? '' : '(?![\\p{L}])'}`
const patterns = topicKeywords.map(
  ([topic, keywords]) => [topic, new RegExp(keywords.map(sourceOf).join('|'), 'iu')] as const,
)

/** The topic of a question, or null if none is recognised. */
export function topicOf(question: string): Topic | null {
  return patterns.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}

/** The topics that each desk answers. Other messages get the reply that the desk will get back to the guest. */
const topicsOf: Record<Exclude<Partner, 'concierge'>, readonly Topic[]> = {
  reception: ['late', 'checkout', 'luggage', 'taxi', 'parking', 'thanks', 'hello'],
  housekeeping: ['towels', 'cleaning', 'thanks', 'hello'],
}

const promiseKeys = ['first', 'second'] as const

/** Returns a desk's simulated answer: for the topic, or one of two general answers in turn (DEMO-03). */
export function cannedAnswer(
  partner: Exclude<Partner, 'concierge'>,
  text: string,
  messages: readonly Message[],
): MessageContent {
  const topic = topicOf(text)
  if (topic && topicsOf[partner].includes(topic)) return { key: `concierge.${partner}.${topic}` }
  const promiseCount = messages.filter(
    (message) =>
      message.from === 'hotel' && 'key' in message.words && /\.(first|second)$/.test(message.words.key),
  ).length
  return { key: `concierge.${partner}.${promiseKeys[promiseCount % promiseKeys.length] ?? 'first'}` }
}
