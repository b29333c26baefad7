// Translates status and remark of a flight. The keys are the English texts; a text that the desk has written itself
// stays as it is.
import { inLanguage } from '../content/languages.ts'
import type { Text } from '../content/types.ts'
import type { BoardFlight } from './state.ts'

const words: Readonly<Record<string, Omit<Required<Text>, 'en'>>> = {
  Scheduled: { de: 'Geplant', fr: 'Prévu', ar: 'مجدولة' },
  'On time': { de: 'Pünktlich', fr: 'À l’heure', ar: 'في موعدها' },
  Delayed: { de: 'Verspätet', fr: 'Retardé', ar: 'متأخرة' },
  Cancelled: { de: 'Gestrichen', fr: 'Annulé', ar: 'ملغاة' },
  'Go to gate': { de: 'Zum Gate', fr: 'Rendez-vous en porte', ar: 'توجّهوا إلى البوابة' },
  Boarding: { de: 'Einsteigen', fr: 'Embarquement', ar: 'الصعود جارٍ' },
  'Final call': { de: 'Letzter Aufruf', fr: 'Dernier appel', ar: 'النداء الأخير' },
  'Gate closed': { de: 'Gate geschlossen', fr: 'Porte fermée', ar: 'أُغلقت البوابة' },
  Departed: { de: 'Abgeflogen', fr: 'Parti', ar: 'غادرت' },
  'Landing soon': { de: 'Landet bald', fr: 'Atterrit bientôt', ar: 'تهبط قريبًا' },
  Landed: { de: 'Gelandet', fr: 'Atterri', ar: 'هبطت' },
  'Baggage on belt': { de: 'Gepäck auf dem Band', fr: 'Bagages sur le tapis', ar: 'الأمتعة على السير' },
  'New gate': { de: 'Neues Gate', fr: 'Nouvelle porte', ar: 'بوابة جديدة' },
  'Please contact your airline': {
    de: 'Bitte wenden Sie sich an Ihre Fluglinie',
    fr: 'Veuillez contacter votre compagnie',
    ar: 'يُرجى الاتصال بشركة الطيران',
  },
}

function said(english: string, lang: string): string {
  const others = words[english]
  return others ? inLanguage({ en: english, ...others }, lang) : english
}

export const readIn = (flight: BoardFlight, lang: string): BoardFlight => ({
  ...flight,
  status: said(flight.status, lang),
  remark: said(flight.remark, lang),
})
