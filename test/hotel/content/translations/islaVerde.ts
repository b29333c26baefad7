// French and Arabic translations by English text: the pool bar and the room service of Isla Verde.
import type { Translations } from '../types.ts'

export const islaVerde: Translations = {
  'Pool bar': ['Bar de la piscine', 'بار المسبح'],
  'Stay where you are. We come to your sunbed.': [
    'Ne bougez pas. Nous venons à votre transat.',
    'ابقَ مكانك. نأتي إلى كرسيّك.',
  ],
  'Cold drinks': ['Boissons fraîches', 'مشروبات باردة'],
  'From the springs below the Teide, well chilled, 0.5 l.': [
    'Des sources sous le Teide, bien fraîche, 0,5 l.',
    'من ينابيع تحت جبل تيدي، باردة جدًا، 0.5 لتر.',
  ],
  'Fresh coconut': ['Noix de coco fraîche', 'جوز هند طازج'],
  'Opened when you order, with a straw.': [
    'Ouverte à la commande, avec une paille.',
    'تُفتح عند الطلب، مع قشّة.',
  ],
  'Mango smoothie': ['Smoothie à la mangue', 'سموذي المانجو'],
  'Island mango, banana and orange, blended thick.': [
    'Mangue de l’île, banane et orange, bien épais.',
    'مانجو الجزيرة وموز وبرتقال، كثيف.',
  ],
  Ginger: ['Gingembre', 'زنجبيل'],
  Oats: ['Avoine', 'شوفان'],
  'Lemon and mint': ['Citron et menthe', 'ليمون ونعناع'],
  'Garden lemons, crushed mint, much ice.': [
    'Citrons du jardin, menthe pilée, beaucoup de glace.',
    'ليمون من الحديقة ونعناع مهروس وثلج كثير.',
  ],
  'How sweet?': ['Quel sucre ?', 'ما مقدار السكر؟'],
  Hardly: ['À peine', 'بالكاد'],
  'Iced Barraquito': ['Barraquito glacé', 'باراكيتو مثلّج'],
  'The layered coffee of Tenerife with condensed milk and lemon peel.': [
    'Le café à étages de Tenerife, lait concentré et zeste de citron.',
    'قهوة تينيريفي بطبقاتها مع حليب مكثّف وقشر ليمون.',
  ],
  Liqueur: ['Liqueur', 'ليكور'],
  'With Licor 43': ['Avec Licor 43', 'مع ليكور 43'],
  Without: ['Sans', 'بدون'],
  Cocktails: ['Cocktails', 'كوكتيلات'],
  'Mojito Verde': ['Mojito Verde', 'موهيتو فيردي'],
  'Canarian rum, mint from the garden and lime.': [
    'Rhum des Canaries, menthe du jardin et citron vert.',
    'رم كناري ونعناع من الحديقة وليمون أخضر.',
  ],
  'Served in the pineapple it was made of.': [
    'Servie dans l’ananas dont elle est faite.',
    'تُقدَّم في الأناناس الذي صُنعت منه.',
  ],
  'Sunset Spritz': ['Sunset Spritz', 'سبريتز الغروب'],
  'Bitter orange, cava and a view to the west.': [
    'Orange amère, cava et vue sur l’ouest.',
    'برتقال مرّ وكافا وإطلالة على الغرب.',
  ],
  'Jug of sangria': ['Pichet de sangria', 'إبريق سانغريا'],
  'Red wine, peach, orange and cinnamon, for two to four.': [
    'Vin rouge, pêche, orange et cannelle, pour deux à quatre.',
    'نبيذ أحمر ودرّاق وبرتقال وقرفة، لاثنين حتى أربعة.',
  ],
  'Dorada beer': ['Bière Dorada', 'جعة دورادا'],
  'The island’s own lager in an iced glass, 0.33 l.': [
    'La bière de l’île dans un verre givré, 0,33 l.',
    'جعة الجزيرة في كأس مثلّجة، 0.33 لتر.',
  ],
  'Small plates': ['Petites assiettes', 'أطباق صغيرة'],
  'Papas arrugadas': ['Papas arrugadas', 'باباس أروغاداس'],
  'Wrinkled potatoes in sea salt with red and green mojo.': [
    'Pommes de terre ridées au sel de mer, mojo rouge et vert.',
    'بطاطا مجعّدة بملح البحر مع صلصة موخو حمراء وخضراء.',
  ],
  'Fish tacos': ['Tacos de poisson', 'تاكو السمك'],
  'Crisp sea bass, cabbage, lime and chipotle.': [
    'Bar croustillant, chou, citron vert et chipotle.',
    'قاروص مقرمش وملفوف وليمون أخضر وتشيبوتلي.',
  ],
  'Poke bowl': ['Poke bowl', 'بوكي بول'],
  'Rice, mango, avocado, cucumber and sesame.': [
    'Riz, mangue, avocat, concombre et sésame.',
    'أرز ومانجو وأفوكادو وخيار وسمسم.',
  ],
  Tuna: ['Thon', 'تونة'],
  'Iced watermelon': ['Pastèque glacée', 'بطيخ مثلّج'],
  'Thick slices with mint and a pinch of salt.': [
    'Tranches épaisses, menthe et une pincée de sel.',
    'شرائح سميكة مع نعناع ورشّة ملح.',
  ],
  'Ice cream': ['Glaces', 'مثلجات'],
  'Two scoops': ['Deux boules', 'كرتان'],
  'From the ice maker in Garachico.': ['Du glacier de Garachico.', 'من صانع المثلجات في غاراتشيكو.'],
  Banana: ['Banane', 'موز'],
  'Gofio and honey': ['Gofio et miel', 'غوفيو وعسل'],
  Lemon: ['Citron', 'ليمون'],
  Almond: ['Amande', 'لوز'],
  'Fruit ice lolly': ['Esquimau aux fruits', 'مصّاصة فاكهة مثلّجة'],
  'Whole fruit, frozen on a stick.': [
    'Des fruits entiers, glacés sur un bâton.',
    'فاكهة كاملة مجمّدة على عود.',
  ],
  'Dinner on your terrace, with the sea for company.': [
    'Dîner sur votre terrasse, en compagnie de la mer.',
    'عشاء على شرفتك برفقة البحر.',
  ],
  'Island breakfast': ['Petit déjeuner de l’île', 'فطور الجزيرة'],
  'Papaya, goat’s cheese, warm bread, eggs and coffee on your terrace.': [
    'Papaye, fromage de chèvre, pain chaud, œufs et café sur votre terrasse.',
    'بابايا وجبن ماعز وخبز دافئ وبيض وقهوة على شرفتك.',
  ],
  'Tropical bowl': ['Bol tropical', 'طبق استوائي'],
  'Banana, mango and passion fruit over thick yoghurt and gofio.': [
    'Banane, mangue et fruit de la passion sur un yaourt épais et du gofio.',
    'موز ومانجو وفاكهة الآلام على لبن كثيف وغوفيو.',
  ],
  'Tortilla española': ['Tortilla espagnole', 'تورتيّا إسبانية'],
  'Potato, onion, egg and time. Still soft in the middle.': [
    'Pomme de terre, oignon, œuf et du temps. Encore moelleuse au milieu.',
    'بطاطا وبصل وبيض ووقت. طرية في الوسط.',
  ],
  'Canarian beef, smoked goat’s cheese and red mojo.': [
    'Bœuf des Canaries, fromage de chèvre fumé et mojo rouge.',
    'لحم بقر كناري وجبن ماعز مدخّن وموخو أحمر.',
  ],
  Paella: ['Paella', 'باييلا'],
  'Prawns, mussels and saffron rice with a proper crust. Allow 30 minutes.': [
    'Crevettes, moules et riz au safran, avec une vraie croûte. Comptez 30 minutes.',
    'روبيان وبلح بحر وأرز بالزعفران بقشرة حقيقية. تحتاج إلى 30 دقيقة.',
  ],
  'Catch of the day': ['Pêche du jour', 'صيد اليوم'],
  'Whole fish from the harbour, grilled, with lemon and papas.': [
    'Poisson entier du port, grillé, citron et papas.',
    'سمكة كاملة من الميناء، مشوية مع ليمون وبطاطا.',
  ],
  'Half lobster': ['Demi-homard', 'نصف كركند'],
  'With garlic butter and a green salad.': [
    'Au beurre d’ail, avec une salade verte.',
    'بزبدة الثوم وسلطة خضراء.',
  ],
  'Coconut vegetable curry': ['Curry de légumes au coco', 'كاري خضار بجوز الهند'],
  'Sweet potato, chickpeas and coriander.': [
    'Patate douce, pois chiches et coriandre.',
    'بطاطا حلوة وحمّص وكزبرة.',
  ],
  'Salad of the finca': ['Salade de la finca', 'سلطة المزرعة'],
  'What was picked this morning, with avocado and almond dressing.': [
    'Ce qui a été cueilli ce matin, avocat et sauce à l’amande.',
    'ما قُطف هذا الصباح مع أفوكادو وصلصة اللوز.',
  ],
  'Pizza Canaria': ['Pizza Canaria', 'بيتزا كناريا'],
  'Goat’s cheese, palm honey and rocket.': [
    'Fromage de chèvre, miel de palme et roquette.',
    'جبن ماعز وعسل النخيل وجرجير.',
  ],
  'Flan with palm honey': ['Flan au miel de palme', 'فلان بعسل النخيل'],
  'Egg custard with the dark syrup of La Gomera.': [
    'Crème aux œufs et sirop noir de La Gomera.',
    'كاسترد مع شراب لا غوميرا الداكن.',
  ],
  'Doughnuts and chocolate': ['Beignets et chocolat', 'دونات وشوكولاتة'],
  'Warm sugared rings for dipping.': [
    'Des anneaux sucrés et chauds à tremper.',
    'حلقات دافئة بالسكر للتغميس.',
  ],
  'Listán Negro': ['Listán Negro', 'ليستان نيغرو'],
  'Red from volcanic soil: pepper, ash and wild berries.': [
    'Rouge de sol volcanique : poivre, cendre et baies sauvages.',
    'أحمر من تربة بركانية: فلفل ورماد وتوت بري.',
  ],
  Glass: ['Verre', 'كأس'],
  Bottle: ['Bouteille', 'زجاجة'],
  Malvasía: ['Malvasía', 'مالفاسيا'],
  'White, dry and salty, with a scent of orange blossom.': [
    'Blanc, sec et salin, à la fleur d’oranger.',
    'أبيض جاف مالح بعطر زهر البرتقال.',
  ],
}
