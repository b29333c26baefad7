import { film } from './build.ts'

export const drama = [
  film('The Long Shore', 2024, 118, 12, 'drama romance', 'sea').about(
    'After her father’s death Ida walks the whole coast that he once photographed, house by house. At the end of it waits the one picture that he never showed.',
  ),
  film('Eleven Winters', 2023, 127, 12, 'drama', 'snow').about(
    'A ski lift operator raises his niece at two thousand metres. Each winter one more of them leaves the village; each winter she learns one more reason to stay.',
  ),
  film('The Weight of Bread', 2022, 111, 12, 'drama', 'apple').about(
    'A bakery in Marseille, four in the morning. Three apprentices from three continents learn a trade, a language, and how to share one oven.',
  ),
  film('Silent Partner', 2025, 119, 12, 'drama thriller', 'chess').about(
    'For forty years Greta has signed whatever her brother put before her. On the day of the merger she reads the contract.',
  ),
  film('House of Four Clocks', 2021, 124, 12, 'drama', 'clock').about(
    'Four sisters inherit a house in which no clock shows the same time. The will says: live here for one month, together.',
  ),
  film('The Ferryman’s Daughter', 2024, 115, 6, 'drama', 'boat').about(
    'The bridge will be finished in spring. Until then Mira takes the village across the river, as her family has done for two centuries.',
  ),
  film('Concrete Garden', 2026, 108, 12, 'drama', 'city').about(
    'On the roof of a tower block in Leipzig three neighbours grow tomatoes against the orders of the management and, in the end, of the city.',
  ),
  film('A Quiet Translation', 2020, 106, 12, 'drama', 'book').about(
    'An interpreter at the war crimes court must lend her voice to the man who destroyed her home town.',
  ),
  film('Ordinary Saints', 2023, 122, 12, 'drama', 'star').about(
    'Six strangers are trapped in a chapel by a flood. By morning they have told each other what they have told no priest.',
  ),
  film('The Last Harvest at Kereny', 2019, 117, 6, 'drama', 'leaf').about(
    'The vines are to make way for a motorway. The old winemaker invites everyone who ever worked for him to one more harvest.',
  ),
  film('Blue Hour', 2025, 103, 12, 'drama', 'window').about(
    'Between the last patient and the first, a night nurse writes down what people say when they think that nobody hears.',
  ),
  film('The Glassblower', 2022, 114, 12, 'drama history', 'fire').about(
    'Murano, 1911. A master who is going blind teaches the only apprentice nobody wanted: his own estranged son.',
  ),
  film('Somebody Else’s Son', 2024, 110, 12, 'drama', 'door').about(
    'Seventeen years after a mistake at the hospital two families meet for dinner. The boys have already become friends.',
  ),
  film('When the River Remembers', 2021, 120, 12, 'drama', 'rain').about(
    'A drought uncovers a village that was flooded for a reservoir. Its former inhabitants come back to see their doorsteps.',
  ),
  film('Third Violin', 2026, 116, 6, 'drama music', 'violin').about(
    'She has played the third desk for thirty years and has never missed a note. On the farewell tour the soloist falls ill.',
  ),
  film('The Distance Between Stations', 2023, 104, 6, 'drama', 'train').about(
    'A train driver who has lived by the timetable for thirty years stops in open country for a child at the crossing.',
  ),
  film('Marble', 2020, 112, 12, 'drama', 'mountain').about(
    'Carrara. Two brothers, one quarry, and a block of stone so pure that a museum and a cemetery both want it.',
  ),
  film('Good Morning, Mr Adeyemi', 2025, 105, 6, 'drama comedy', 'book').about(
    'A retired headmaster from Lagos takes German lessons in a classroom of teenagers, and quietly begins to teach.',
  ),
  film('Departures Hall', 2024, 109, 12, 'drama', 'plane').about(
    'Twenty-four hours at an airport closed by fog. A cleaner, a minister and a runaway bride are waiting for the same flight.',
  ),
  film('All the Empty Chairs', 2022, 113, 12, 'drama', 'chair').about(
    'A furniture restorer keeps the chairs of people who died. One afternoon a girl comes to ask for her mother’s.',
  ),
]

export const scifi = [
  film('The Orbit Keepers', 2025, 124, 12, 'scifi drama', 'planet').about(
    'Three generations of one family clear the debris around the earth. The youngest finds a satellite that nobody launched.',
  ),
  film('Second Sunrise', 2024, 118, 12, 'scifi', 'sun').about(
    'On a planet with two suns night falls once in forty years. Tomorrow it will, and the colony has forgotten what darkness is.',
  ),
  film('Zero Echo', 2023, 110, 16, 'scifi thriller', 'rocket').about(
    'A ship answers its own call before it was sent. Its crew has nine hours to find out what it is warning them of.',
  ),
  film('The Gardener of Ceres', 2022, 105, 6, 'scifi drama', 'leaf').about(
    'Alone on an asteroid, a botanist keeps the last apple tree alive. One day there is an apple missing.',
  ),
  film('Machine Lullaby', 2026, 109, 12, 'scifi drama', 'robot').about(
    'A care robot is to be switched off and asks the family for one more night with the child.',
  ),
  film('Parallel Line', 2021, 113, 12, 'scifi thriller', 'train').about(
    'On the underground’s line nine there are two last trains. Whoever takes the wrong one comes home to another life.',
  ),
  film('The Colour of Silence', 2020, 107, 12, 'scifi', 'eye').about(
    'When all sound disappears from the world, a deaf teacher becomes its most important interpreter.',
  ),
  film('Tomorrow’s Weather', 2024, 101, 6, 'scifi comedy', 'rain').about(
    'A forecaster discovers that the weather does what she says. Unfortunately she has already announced the weekend.',
  ),
  film('Station Eleven Degrees North', 2025, 115, 12, 'scifi adventure', 'sea').about(
    'Below the ice of Europa, a diver follows a light that keeps the same distance.',
  ),
  film('The Memory Merchant', 2023, 112, 16, 'scifi crime', 'mask').about(
    'He buys memories from people who need money. Someone has sold him the memory of a murder, and it shows his own hands.',
  ),
  film('Gravity Holiday', 2022, 98, 6, 'scifi comedy', 'rocket').about(
    'Two weeks full board on the moon, and the family in the next pod has brought a barbecue.',
  ),
  film('All Systems Human', 2026, 120, 12, 'scifi', 'robot').about(
    'The first starship with a soul asks its crew a question on day one: who of you would turn back?',
  ),
  film('Glass Planet', 2019, 104, 12, 'scifi adventure', 'planet').about(
    'Every step leaves a crack. A survey team must cross a world without touching the ground.',
  ),
  film('The Thirteenth Hour', 2024, 106, 12, 'scifi thriller', 'clock').about(
    'There is an hour between midnight and one that only some people can enter. What they do there, the others have to live with.',
  ),
  film('Copy of a Copy', 2021, 99, 16, 'scifi thriller', 'door').about(
    'He sends his double to work, to parties, to his mother. Then the double sends one, too.',
  ),
  film('Ultraviolet Garden', 2025, 103, 12, 'scifi', 'flower').about(
    'Bees see what we cannot. A painter who was given their eyes tries to show it, and to forget it.',
  ),
  film('Lightyear Letters', 2020, 108, 6, 'scifi romance', 'letter').about(
    'It takes nine years for a letter to reach him and nine for the answer. She writes on.',
  ),
  film('The Dust Cathedral', 2023, 122, 12, 'scifi adventure', 'dunes').about(
    'On Mars a sandstorm uncovers a building with a door made for human hands.',
  ),
  film('Sleepwalkers of Titan', 2026, 111, 16, 'scifi horror', 'moon').about(
    'Each night the crew walks out onto the ice, without suits, and each morning they are back in their beds.',
  ),
  film('Minor Planet', 2022, 96, 6, 'scifi comedy', 'star').about(
    'A village in Portugal discovers that its football field is legally a planet, and declares independence from everything.',
  ),
]

export const documentary = [
  film('Vienna, Slowly', 2025, 62, 0, 'documentary', 'city', 'free').about(
    'The city at walking pace: coffee houses before they open, the Prater in fog, the last pneumatic clock and the man who winds it.',
  ),
  film('The Atlantic Garden', 2024, 58, 0, 'documentary nature', 'island', 'free').about(
    'From laurel forests to lava: how seven islands of fire became one of the richest gardens of the ocean.',
  ),
  film('Ice, Year Zero', 2023, 92, 6, 'documentary nature', 'snow').about(
    'For one year five cameras watch one glacier. A film without a single word, and with the loudest silence of the year.',
  ),
  film('Bakers of the Night', 2022, 74, 0, 'documentary', 'apple').about(
    'Lisbon, Tbilisi, Aleppo, Oaxaca: four ovens, four nights, and the bread that a whole street is waiting for.',
  ),
  film('The Whale Road', 2026, 88, 0, 'documentary nature', 'whale').about(
    'Eight thousand kilometres with a mother and her calf, from the warm bays of the Azores to the edge of the ice.',
  ),
  film('Strings Attached', 2021, 81, 0, 'documentary music', 'violin').about(
    'In Cremona a violin takes three months to build and three hundred years to sound. The story of one tree and four players.',
  ),
  film('Concrete Utopia', 2020, 84, 0, 'documentary', 'stairs').about(
    'They were built for a better world: a journey to the great housing estates of the sixties, and to those who still believe in them.',
  ),
  film('One Kilometre of Forest', 2024, 66, 0, 'documentary nature', 'forest', 'free').about(
    'A biologist counts everything that lives along one kilometre of path. After ten years she has reached metre four hundred.',
  ),
  film('The Referee', 2023, 79, 6, 'documentary', 'eye').about(
    'Ninety minutes in the mind of the loneliest man on the pitch, filmed in one take.',
  ),
  film('Night Trains', 2025, 70, 0, 'documentary', 'train', 'free').about(
    'They were declared dead and are full again. From Stockholm to Palermo with conductors, lovers, snorers and a wedding party.',
  ),
  film('Salt of the Desert', 2022, 86, 0, 'documentary', 'dunes').about(
    'With the last camel caravan from Taoudenni to Timbuktu: six hundred kilometres, forty slabs of salt a camel.',
  ),
  film('Deep Blue Archive', 2026, 90, 0, 'documentary nature', 'fish').about(
    'What the cameras of a submarine saw in thirty years: eleven minutes of it had never been seen by human eyes before.',
  ),
  film('The Clockmakers of La Chaux', 2021, 72, 0, 'documentary', 'clock').about(
    'Two women, one workshop, a watch with nine hundred parts, and a customer who may not live to wear it.',
  ),
  film('Echoes of Granada', 2019, 77, 0, 'documentary music', 'vinyl').about(
    'Flamenco singers, an ageing guitar builder, and a palace in which every sound comes back a little more beautiful.',
  ),
  film('City of Bees', 2024, 64, 0, 'documentary nature', 'flower', 'free').about(
    'On the roofs of Paris live more bees than people. A portrait of one summer, one hive and one opera house.',
  ),
  film('Letters from the Front Desk', 2025, 68, 0, 'documentary', 'letter', 'zero').about(
    'A grand hotel, its night porter and sixty years of notes that guests left on the pillow.',
  ),
  film('Steam', 2020, 75, 0, 'documentary', 'cup').about(
    'The story of tea, told by those who pick it, roast it, ship it and wait for the water.',
  ),
  film('Above the Treeline', 2023, 83, 0, 'documentary nature', 'mountain').about(
    'Snow grouse, ibex, a botanist of eighty-one: who lives where nothing grows?',
  ),
  film('Lighthouse No. 47', 2022, 71, 0, 'documentary', 'lighthouse').about(
    'The last keeper in Brittany trains his successor, a computer, and cannot quite bring himself to like it.',
  ),
  film('The Sky at Paranal', 2026, 80, 0, 'documentary', 'star').about(
    'One night at the largest telescope of the southern hemisphere, from dusk to the first light of a galaxy that no longer exists.',
  ),
]

export const adventure = [
  film('The Map of Forgotten Rivers', 2024, 121, 6, 'adventure', 'island').about(
    'An archivist finds a river on an old chart that no satellite has seen, and the one pilot mad enough to look for it.',
  ),
  film('Caravan to Samarkand', 2023, 126, 12, 'adventure history', 'dunes').about(
    '1271. A merchant’s daughter disguises herself as her own brother and leads two hundred camels towards a city of which only songs exist.',
  ),
  film('Beyond the Seventh Ridge', 2025, 113, 6, 'adventure', 'mountain').about(
    'A postwoman in the Pamirs has one last letter to deliver. The address is a person who never stays.',
  ),
  film('The Ice Mariners', 2022, 118, 12, 'adventure drama', 'boat').about(
    'Trapped in the pack ice, twenty-eight men build a stage, a newspaper and, finally, a boat.',
  ),
  film('Kingfisher Bay', 2026, 105, 6, 'adventure family', 'bird').about(
    'Three cousins, a stolen dinghy, and a treasure that their grandmother buried so that they would have to talk to each other.',
  ),
  film('The Emerald Aqueduct', 2021, 109, 6, 'adventure', 'bridge').about(
    'Somewhere below Istanbul a Roman channel still carries water. Someone uses it to move what should have stayed in the ground.',
  ),
  film('Windward', 2024, 111, 6, 'adventure', 'sea').about(
    'Solo around the world, aged nineteen, in a boat that she built with her father’s insurance.',
  ),
  film('The Balloonist', 2020, 107, 6, 'adventure history', 'balloon').about(
    'Paris, 1870. The city is besieged, the post must fly, and Odette has never been higher than the fourth floor.',
  ),
  film('Jaguar Trail', 2023, 104, 12, 'adventure', 'forest').about(
    'A tracker who has vowed never to hunt again follows a jaguar across three countries to keep it alive.',
  ),
  film('Kites over Patagonia', 2025, 102, 6, 'adventure romance', 'balloon').about(
    'Two rivals, two kite buggies, one thousand kilometres of wind. The winner gets the farm, the loser has to run it.',
  ),
  film('The Salt Road', 2022, 115, 12, 'adventure', 'dunes').about(
    'A doctor without a passport travels through the Sahara on the back of a truck, with a refrigerator that must never warm up.',
  ),
  film('Children of the Reef', 2026, 99, 6, 'adventure family', 'fish').about(
    'When the coral dies, the best free divers of the atoll go to find the one reef of which the elders speak.',
  ),
  film('Nine Bridges East', 2019, 112, 12, 'adventure thriller', 'bridge').about(
    'A photographer and a smuggler must cross nine bridges in nine nights. Somebody blows them up behind them.',
  ),
  film('The Cave of Swallows', 2024, 103, 6, 'adventure', 'bird').about(
    'Four hundred metres straight down. A team of scientists jumps, because there is no other way to get in.',
  ),
  film('Silk and Thunder', 2021, 123, 12, 'adventure action', 'crown').about(
    'A silk merchant, a deserter and a runaway princess share one umbrella and the bounty on their heads.',
  ),
  film('The Lost Observatory', 2025, 110, 6, 'adventure scifi', 'star').about(
    'High in the Andes stands a telescope that was never built, and it is pointed at us.',
  ),
  film('North of Nowhere', 2023, 108, 6, 'adventure drama', 'snow').about(
    'A father and a daughter who no longer speak cross Greenland on skis. There is only one tent.',
  ),
  film('The Pearl Thief of Bahrain', 2022, 106, 12, 'adventure crime', 'sea').about(
    'The most beautiful pearl of the Gulf has been stolen and must be back in its shell before the tide turns.',
  ),
  film('Hot Air', 2020, 94, 6, 'adventure comedy', 'balloon').about(
    'A balloon race from Graz to wherever the wind likes, with a politician who cannot get out.',
  ),
  film('The Volcano Keepers', 2026, 116, 12, 'adventure', 'fire').about(
    'Three sisters read the mountain as others read the newspaper. This morning it had only one line.',
  ),
]
