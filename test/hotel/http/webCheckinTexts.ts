// What the hotel's own pages say (web check-in, the page of a key), in the languages that its texts are written in.
import type { Written } from '../content/languages.ts'

/** The languages by their own names, for the line that chooses one. */
export const languageNames: Record<Written, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
}

/** In the form that Arabic has for a number of nights. */
function arabicNights(count: number): string {
  if (count === 1) return 'ليلة واحدة'
  if (count === 2) return 'ليلتان'
  return count <= 10 ? `${count} ليالٍ` : `${count} ليلة`
}

const en = {
  language: 'Language',
  title: 'Check-in and check-out',
  intro:
    'Room and last name, as you sign in to the app. The next page shows your stay; nothing is done before you confirm.',
  room: 'Room',
  lastName: 'Last name',
  next: 'Continue',
  unknown: 'We find no stay with this room and name.',
  tooMany: 'Too many tries. Please wait a minute.',
  checkOut: 'Check out',
  checkIn: 'Check in',
  checkOutOf: (room: string) => `Check out of room ${room}`,
  welcome: (name: string) => `Welcome, ${name}`,
  roomNumber: (room: string) => `Room ${room}`,
  reservation: (number: string) => `reservation ${number}`,
  separator: ', ',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  booked: (nights: string) => `Your stay is booked for ${nights} more.`,
  until: (time: string) => `The room is yours until ${time}.`,
  signsOut: 'The app signs you out, and your key no longer opens the door.',
  settles: 'The reception settles what is open on your bill.',
  signsIn: 'The app then signs you in: key, bill and room control are yours.',
  untilDeparture: (time: string) => `On the day of departure the room is yours until ${time}.`,
  notNow: 'Not now',
  done: 'Checked out',
  thanks: 'Thank you',
  goodbye: (hotel: string) => `You are checked out. Have a good journey, and come back to ${hotel} soon.`,
  back: 'Back to the app',
}

export type PageTexts = typeof en

const de: PageTexts = {
  language: 'Sprache',
  title: 'Check-in und Check-out',
  intro:
    'Zimmer und Nachname, wie Sie sich in der App anmelden. Die nächste Seite zeigt Ihren Aufenthalt; nichts geschieht, bevor Sie es bestätigen.',
  room: 'Zimmer',
  lastName: 'Nachname',
  next: 'Weiter',
  unknown: 'Wir finden keinen Aufenthalt mit diesem Zimmer und Namen.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie eine Minute.',
  checkOut: 'Auschecken',
  checkIn: 'Einchecken',
  checkOutOf: (room) => `Aus Zimmer ${room} auschecken`,
  welcome: (name) => `Willkommen, ${name}`,
  roomNumber: (room) => `Zimmer ${room}`,
  reservation: (number) => `Reservierung ${number}`,
  separator: ', ',
  nights: (count) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
  booked: (nights) => `Ihr Aufenthalt ist noch für ${nights} gebucht.`,
  until: (time) => `Das Zimmer gehört Ihnen bis ${time} Uhr.`,
  signsOut: 'Die App meldet Sie ab, und Ihr Schlüssel öffnet die Tür nicht mehr.',
  settles: 'Die Rezeption rechnet ab, was auf Ihrer Rechnung noch offen ist.',
  signsIn: 'Die App meldet Sie dann an: Schlüssel, Rechnung und Zimmersteuerung gehören Ihnen.',
  untilDeparture: (time) => `Am Tag der Abreise gehört Ihnen das Zimmer bis ${time} Uhr.`,
  notNow: 'Nicht jetzt',
  done: 'Ausgecheckt',
  thanks: 'Vielen Dank',
  goodbye: (hotel) => `Sie sind ausgecheckt. Gute Reise und auf bald: ${hotel} freut sich auf Sie.`,
  back: 'Zurück zur App',
}

const fr: PageTexts = {
  language: 'Langue',
  title: 'Arrivée et départ',
  intro:
    'Chambre et nom de famille, comme pour vous connecter à l’application. La page suivante montre votre séjour ; rien ne se fait avant votre confirmation.',
  room: 'Chambre',
  lastName: 'Nom de famille',
  next: 'Continuer',
  unknown: 'Nous ne trouvons aucun séjour avec cette chambre et ce nom.',
  tooMany: 'Trop d’essais. Veuillez patienter une minute.',
  checkOut: 'Rendre la chambre',
  checkIn: 'Enregistrer mon arrivée',
  checkOutOf: (room) => `Rendre la chambre ${room}`,
  welcome: (name) => `Bienvenue, ${name}`,
  roomNumber: (room) => `Chambre ${room}`,
  reservation: (number) => `réservation ${number}`,
  separator: ', ',
  nights: (count) => (count === 1 ? '1 nuit' : `${count} nuits`),
  booked: (nights) => `Votre séjour est encore réservé pour ${nights}.`,
  until: (time) => `La chambre est à vous jusqu’à ${time}.`,
  signsOut: 'L’application vous déconnecte, et votre clé n’ouvre plus la porte.',
  settles: 'La réception règle avec vous ce qui reste dû.',
  signsIn: 'L’application vous connecte ensuite : clé, facture et commandes de la chambre sont à vous.',
  untilDeparture: (time) => `Le jour du départ, la chambre est à vous jusqu’à ${time}.`,
  notNow: 'Pas maintenant',
  done: 'Départ enregistré',
  thanks: 'Merci',
  goodbye: (hotel) => `Votre départ est enregistré. Bon voyage, et à bientôt : ${hotel}.`,
  back: 'Retour à l’application',
}

const ar: PageTexts = {
  language: 'اللغة',
  title: 'تسجيل الوصول والمغادرة',
  intro:
    'رقم الغرفة واسم العائلة كما تسجّل الدخول إلى التطبيق. تعرض الصفحة التالية إقامتك، ولن يحدث شيء قبل تأكيدك.',
  room: 'الغرفة',
  lastName: 'اسم العائلة',
  next: 'متابعة',
  unknown: 'لا نجد إقامة بهذه الغرفة وهذا الاسم.',
  tooMany: 'محاولات كثيرة. يُرجى الانتظار دقيقة.',
  checkOut: 'تسجيل المغادرة',
  checkIn: 'تسجيل الوصول',
  checkOutOf: (room) => `تسجيل المغادرة من الغرفة ${room}`,
  welcome: (name) => `مرحبًا، ${name}`,
  roomNumber: (room) => `الغرفة ${room}`,
  reservation: (number) => `الحجز ${number}`,
  separator: '، ',
  nights: arabicNights,
  booked: (nights) => `المدة المتبقية من إقامتك: ${nights}.`,
  until: (time) => `الغرفة لك حتى الساعة ${time}.`,
  signsOut: 'يسجّل التطبيق خروجك، ولن يفتح مفتاحك الباب بعد ذلك.',
  settles: 'يسوّي الاستقبال ما تبقّى من فاتورتك.',
  signsIn: 'يسجّل التطبيق دخولك بعد ذلك: المفتاح والفاتورة والتحكم بالغرفة لك.',
  untilDeparture: (time) => `يوم المغادرة تبقى الغرفة لك حتى الساعة ${time}.`,
  notNow: 'ليس الآن',
  done: 'تمت المغادرة',
  thanks: 'شكرًا لك',
  goodbye: (hotel) => `تم تسجيل مغادرتك. رحلة سعيدة، ونراك قريبًا في ${hotel}.`,
  back: 'العودة إلى التطبيق',
}

export const pageTexts: Record<Written, PageTexts> = { en, de, fr, ar }
