// French and Arabic translations by English text: the boutique of Hotel Aurora.
import type { Translations } from '../types.ts'

export const boutique: Translations = {
  Boutique: ['Boutique', 'المتجر'],
  'The robe, the candle, the honey: things of the house to take with you.': [
    'Le peignoir, la bougie, le miel : des choses de la maison à emporter.',
    'الروب والشمعة والعسل: أشياء من المنزل تأخذها معك.',
  ],
  'For the night': ['Pour la nuit', 'لليل'],
  'Aurora bathrobe': ['Peignoir Aurora', 'روب أورورا'],
  'The one from your bathroom: long-staple cotton, woven in Vorarlberg.': [
    'Celui de votre salle de bains : coton à longues fibres, tissé au Vorarlberg.',
    'الروب الذي في حمّامك: قطن طويل التيلة نُسج في فورارلبرغ.',
  ],
  S: ['S', 'S'],
  M: ['M', 'M'],
  L: ['L', 'L'],
  XL: ['XL', 'XL'],
  'Felt slippers': ['Pantoufles de feutre', 'خفّ من اللباد'],
  'Boiled wool from Styria with a quiet sole.': [
    'Laine bouillie de Styrie, semelle silencieuse.',
    'صوف من شتايرمارك بنعل هادئ.',
  ],
  '36–38': ['36–38', '36–38'],
  '39–41': ['39–41', '39–41'],
  '42–45': ['42–45', '42–45'],
  'Scented candle': ['Bougie parfumée', 'شمعة معطّرة'],
  'Stone pine and beeswax, the scent of our lobby. Burns for 40 hours.': [
    'Pin cembro et cire d’abeille, le parfum de notre hall. Brûle 40 heures.',
    'صنوبر حجري وشمع عسل، عطر ردهتنا. تشتعل 40 ساعة.',
  ],
  'Alpine soap': ['Savon des Alpes', 'صابون الألب'],
  'Three bars with hay flower, honey and mountain salt.': [
    'Trois pains aux fleurs de foin, au miel et au sel de montagne.',
    'ثلاث قطع بزهر التبن والعسل وملح الجبل.',
  ],
  'Body lotion': ['Lait pour le corps', 'لوشن للجسم'],
  'Marigold and almond oil, 200 ml.': ['Souci et huile d’amande, 200 ml.', 'أقحوان وزيت اللوز، 200 مل.'],
  'Vienna to take home': ['Vienne à emporter', 'فيينا هدية'],
  'Box of chocolates': ['Boîte de chocolats', 'علبة شوكولاتة'],
  'Sixteen pralines from a small maker in the eighth district.': [
    'Seize pralines d’un petit artisan du huitième arrondissement.',
    'ست عشرة حبة برالين من صانع صغير في الحي الثامن.',
  ],
  'Honey from our roof': ['Miel de notre toit', 'عسل من سطحنا'],
  'Lime blossom and chestnut, gathered above the seventh floor, 250 g.': [
    'Tilleul et châtaignier, récolté au-dessus du septième étage, 250 g.',
    'زيزفون وكستناء، يُجمع فوق الطابق السابع، 250 غ.',
  ],
  'House coffee': ['Café de la maison', 'قهوة المنزل'],
  'The blend of your breakfast: nutty, round, 250 g of beans.': [
    'Le mélange de votre petit déjeuner : noisette, rond, 250 g en grains.',
    'خلطة فطورك: بطعم البندق، 250 غ من الحبوب.',
  ],
  'Doorman’s umbrella': ['Parapluie du portier', 'مظلّة البوّاب'],
  'As large as a small room, with a handle of cherry wood.': [
    'Grand comme une petite chambre, à poignée de cerisier.',
    'كبيرة كغرفة صغيرة، بمقبض من خشب الكرز.',
  ],
  'Opera print': ['Estampe de l’Opéra', 'لوحة الأوبرا'],
  'A numbered silkscreen of the house at night, 30 × 40 cm.': [
    'Une sérigraphie numérotée de la maison la nuit, 30 × 40 cm.',
    'طباعة مرقّمة لدار الأوبرا ليلًا، 30 × 40 سم.',
  ],
  'Violin music box': ['Boîte à musique violon', 'صندوق موسيقى على شكل كمان'],
  'Eighteen notes of a waltz you will know.': [
    'Dix-huit notes d’une valse que vous connaissez.',
    'ثماني عشرة نغمة من فالس تعرفه.',
  ],
  'Apricot jam': ['Confiture d’abricots', 'مربى المشمش'],
  'Sixty percent fruit from the Wachau, as at breakfast.': [
    'Soixante pour cent de fruits de la Wachau, comme au petit déjeuner.',
    'ستون بالمئة فاكهة من فاخاو، كما على الفطور.',
  ],
  'On the way': ['En voyage', 'على الطريق'],
  'Travel adapter': ['Adaptateur de voyage', 'محوّل كهربائي للسفر'],
  'For every socket you are likely to meet, with two USB-C ports.': [
    'Pour toutes les prises que vous croiserez, avec deux ports USB-C.',
    'لكل مقبس قد تصادفه، مع منفذي USB-C.',
  ],
  Headphones: ['Casque audio', 'سمّاعات رأس'],
  'Shut out the night train. Thirty hours of battery.': [
    'Fait taire le train de nuit. Trente heures de batterie.',
    'تُسكت قطار الليل. ثلاثون ساعة من البطارية.',
  ],
  'Toothbrush set': ['Trousse dentaire', 'طقم أسنان للسفر'],
  'Bamboo brush, paste and a linen pouch.': [
    'Brosse en bambou, dentifrice et pochette de lin.',
    'فرشاة خيزران ومعجون وكيس كتّان.',
  ],
  'City tote': ['Sac de ville', 'حقيبة المدينة'],
  'Heavy canvas with the bell of the house.': [
    'Toile épaisse à la cloche de la maison.',
    'قماش متين عليه جرس المنزل.',
  ],
  'For small guests': ['Pour les petits hôtes', 'للضيوف الصغار'],
  'Teddy the page boy': ['Teddy le groom', 'تيدي حامل الحقائب'],
  'Soft, brave and good at carrying keys.': [
    'Doux, courageux et doué pour porter les clés.',
    'ناعم وشجاع ويجيد حمل المفاتيح.',
  ],
  'Crayons and city map': ['Crayons et plan de la ville', 'أقلام تلوين وخريطة المدينة'],
  'Twelve crayons and a map of Vienna to colour in.': [
    'Douze crayons et un plan de Vienne à colorier.',
    'اثنا عشر قلمًا وخريطة لفيينا للتلوين.',
  ],
}
