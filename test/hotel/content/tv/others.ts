// Programmes of the channels in other languages, in these languages; fewer than the English and German ones.
import type { FewPools } from './pools.ts'

export const french: FewPools = {
  bulletin: [
    'Le Journal | L’actualité en France et dans le monde.',
    'Édition spéciale | Reportages et invités en direct de {place}.',
  ],
  weather: ['Météo | Les prévisions pour demain et les jours suivants.'],
  magazine: [
    'Envoyés | Reportage à {place}, avec ceux qui travaillent la nuit.',
    'Des racines | Portrait d’un village près de {place}.',
  ],
  documentary: [
    'Les bâtisseurs | Quatre cents ouvriers, une gorge et le vent.',
    'Un an au refuge | Les quatre saisons d’une gardienne de montagne.',
  ],
  series: [
    'Le Domaine | {episode} {plot}',
    'Commissaire Arnaud | {episode} {plot}',
    'Les Nuits du port | {episode} {plot}',
    'Docteur Mercier | {episode} {plot}',
    'Rue des Lilas | {episode} {plot}',
    'La Clairière | {episode} {plot}',
  ],
  quiz: ['Questions à table | Une question, neuf indices, mille euros.'],
  cooking: ['La cuisine du marché | Dix produits du marché de {place}, quarante minutes.'],
  film: [],
  cartoon: [
    'Capitaine Marmelade | Le chat du bord doit apprendre à nager.',
    'Bo et les coccinelles | Qui a volé le tambour ?',
  ],
  concert: ['Concert à {place} | L’orchestre national joue Fauré et Ravel.'],
  sport: ['Cyclisme: Tour des cols | Sixième étape vers {place}.'],
  talk: ['Le grand plateau | Cinq invités, une question.'],
}

export const spanish: FewPools = {
  bulletin: [
    'Noticiario | La actualidad de España y del mundo.',
    'Informativo de la tarde | Conexiones en directo con {place}.',
  ],
  weather: ['El tiempo | La previsión para los próximos días.'],
  magazine: [
    'Reporteros | Una noche con los pescadores de {place}.',
    'Pueblo a pueblo | Tres historias cerca de {place}.',
  ],
  documentary: [
    'Constructores de puentes | Cuatrocientos ingenieros y un viento que nadie esperaba.',
    'Islas de fuego | Cómo la lava se convirtió en jardín.',
  ],
  series: [
    'Los viñedos | {episode} {plot}',
    'Comisaría del puerto | {episode} {plot}',
    'Hotel Marina | {episode} {plot}',
    'La casa de enfrente | {episode} {plot}',
    'Doctora Vidal | {episode} {plot}',
    'Siete calles | {episode} {plot}',
  ],
  quiz: ['La pregunta | Una pregunta, nueve pistas, mil euros.'],
  cooking: ['Del mercado a la mesa | Diez ingredientes del mercado de {place}.'],
  film: [],
  cartoon: [
    'Capitán Mermelada | El gato del barco tiene que aprender a nadar.',
    'Bo y los escarabajos | ¿Quién tiene el tambor?',
  ],
  concert: ['Concierto en {place} | La orquesta de la ciudad toca a Falla y Granados.'],
  sport: [
    'Fútbol: {team} – {team} | Partido de la jornada.',
    'Vela: Copa del Océano | La flota sale de {place}.',
  ],
  talk: ['La mesa | Cinco invitados y una sola pregunta.'],
}

export const italian: FewPools = {
  bulletin: [
    'Telegiornale | Le notizie dall’Italia e dal mondo.',
    'Prima pagina | I titoli del giorno, in diretta da {place}.',
  ],
  weather: ['Meteo | Le previsioni per i prossimi giorni.'],
  magazine: ['Inviati | Una notte con i pescatori di {place}.', 'Piazza Italia | Storie da {place}.'],
  documentary: [
    'I costruttori di ponti | Quattrocento ingegneri, una gola e il vento.',
    'La cava bianca | Carrara, un anno tra i marmi.',
  ],
  series: [
    'Le vignaiole | {episode} {plot}',
    'L’ispettore Valli | {episode} {plot}',
    'Il molo | {episode} {plot}',
    'Dottoressa Ferri | {episode} {plot}',
    'Vicolo del Sole | {episode} {plot}',
    'La villa | {episode} {plot}',
  ],
  quiz: ['La domanda delle nove | Una domanda, nove indizi, mille euro.'],
  cooking: ['Dal mercato | Dieci ingredienti dal mercato di {place}.'],
  film: [],
  cartoon: [
    'Capitan Marmellata | Il gatto di bordo deve imparare a nuotare.',
    'Bo e i maggiolini | Chi ha preso il tamburo?',
  ],
  concert: [
    'Concerto da {place} | Rossini, Respighi e un bis a sorpresa.',
    'All’opera | La Traviata, registrata a {place}.',
  ],
  sport: ['Calcio: {team} – {team} | La partita della giornata.'],
  talk: ['Salotto | Cinque ospiti e un divano.'],
}

export const arabic: FewPools = {
  bulletin: ['نشرة الأخبار | أهم أحداث اليوم من المنطقة والعالم.', 'موجز الأنباء | الأخبار باختصار.'],
  weather: ['حالة الطقس | توقعات اليوم والأيام القادمة.'],
  magazine: ['مراسلون | ليلة مع صيادي الميناء.', 'حكايات المدينة | ثلاث قصص من الحي القديم.'],
  documentary: [
    'بناة الجسور | أربعمئة مهندس ووادٍ وريح لم تكن في الحسبان.',
    'طريق الملح | مع آخر قافلة جمال عبر الصحراء.',
  ],
  series: [
    'بيت الجد | {episode} {plot}',
    'المحقق سليم | {episode} {plot}',
    'عيادة النور | {episode} {plot}',
    'الحارة | {episode} {plot}',
  ],
  quiz: ['سؤال الليلة | سؤال واحد وتسع إشارات.'],
  cooking: ['من السوق إلى المائدة | عشرة مكونات وأربعون دقيقة.'],
  film: [],
  cartoon: ['القبطان مربى | قط السفينة يتعلم السباحة.'],
  concert: ['أمسية طرب | عود وقانون وأصوات من الزمن الجميل.'],
  sport: ['كرة القدم: مباراة اليوم | نقل مباشر من الملعب.'],
  talk: ['المجلس | خمسة ضيوف وسؤال واحد.'],
}
