import { film } from './build.ts'

export const thriller = [
  film('Room 313', 2025, 107, 16, 'thriller', 'door').about(
    'The room has been booked under his name for eleven years, paid in advance. Tonight he checks in for the first time.',
  ),
  film('Undertow', 2024, 112, 16, 'thriller', 'sea').about(
    'A rescue diver brings up a car with two people in it. One of them was buried last year.',
  ),
  film('The Night Clerk’s Ledger', 2023, 104, 12, 'thriller crime', 'book').about(
    'He writes down who comes and who goes. Somebody has begun to write in it before they arrive.',
  ),
  film('Cold Signal', 2026, 118, 16, 'thriller scifi', 'snow').about(
    'Forty days into the polar night, a research station receives a distress call in the voice of its own commander.',
  ),
  film('False Summit', 2022, 110, 12, 'thriller adventure', 'mountain').about(
    'Five climbers, one rope, and a murder that can only be proved on the way down.',
  ),
  film('The Ninth Witness', 2024, 121, 16, 'thriller crime', 'eye').about(
    'Eight people saw the same man. The ninth, a blind tuner of pianos, heard somebody else.',
  ),
  film('Sleeper to Narvik', 2025, 101, 12, 'thriller', 'train').about(
    'A courier wakes in a sleeping car with another woman’s passport and seven stops to find out why.',
  ),
  film('Pressure Drop', 2021, 108, 16, 'thriller action', 'plane').about(
    'At nine thousand metres a co-pilot learns that the only one who can land the aircraft is the man who wants it down.',
  ),
  film('The Architect’s Mistake', 2023, 115, 12, 'thriller', 'stairs').about(
    'A concert hall is about to open. Its architect knows that it will fall, and that someone paid him not to say so.',
  ),
  film('Dead Reckoning at Skagen', 2020, 103, 12, 'thriller', 'lighthouse').about(
    'The light went out for four minutes. In that time a ship vanished, with the keeper’s daughter on board.',
  ),
  film('Blackout Protocol', 2026, 114, 16, 'thriller action', 'city').about(
    'When all of Europe goes dark, a grid engineer has one night, one bicycle and a code that she swore never to use.',
  ),
  film('The Quiet Tenant Below', 2022, 99, 16, 'thriller', 'stairs').about(
    'He never makes a sound, always pays in cash, and knows exactly when she is not at home.',
  ),
  film('Counterfeit', 2024, 117, 12, 'thriller crime', 'eye').about(
    'The best forger in Antwerp is hired to find a forgery in the national museum. It is her own.',
  ),
  film('Every Breath a Number', 2025, 106, 16, 'thriller', 'clock').about(
    'A stock trader receives tomorrow’s newspaper, one page at a time. The obituaries come first.',
  ),
  film('The Salt Mine', 2021, 113, 16, 'thriller', 'key').about(
    'Paintings worth a billion lie in a salt mine. The four people who know the way out no longer trust each other.',
  ),
  film('Red Umbrella', 2023, 102, 12, 'thriller', 'umbrella').about(
    'A photographer notices the same red umbrella in pictures from nine cities. Now it stands in front of her house.',
  ),
  film('Harbour Nine', 2019, 109, 16, 'thriller crime', 'boat').about(
    'A customs officer with six days left before his pension opens the one container he was told to leave alone.',
  ),
  film('Second Signature', 2026, 105, 12, 'thriller', 'letter').about(
    'A notary certifies the will of a man who, according to the register, died in 1998.',
  ),
  film('The Listener', 2022, 111, 16, 'thriller', 'vinyl').about(
    'She restores old tapes for an archive. On one of them somebody says her name, and today’s date.',
  ),
  film('Six Minutes to Vaduz', 2024, 97, 16, 'thriller action', 'road').about(
    'A getaway driver takes the tunnel because the pass is closed. Halfway through, the lights go off and the radio starts to talk to him.',
  ),
]

export const crime = [
  film('The Ringstrasse Murders', 2025, 119, 16, 'crime history', 'city').about(
    'Vienna, 1898. Three bankers die on three consecutive opera nights, each in the box of another. Inspector Lenk hates opera.',
  ),
  film('A Theft at the Grand Belvoir', 2024, 105, 6, 'crime comedy', 'key').about(
    'The diamond never left the hotel. Neither have the guests, who would all like to know why breakfast is late.',
  ),
  film('Silver Tongue', 2022, 110, 12, 'crime', 'mask').about(
    'A con man who can imitate any voice is asked by the police to be the one person he has always avoided: himself.',
  ),
  film('The Fisherman’s Alibi', 2023, 103, 12, 'crime', 'fish').about(
    'Everyone in the harbour saw him at sea that night. The trouble is that the sea was frozen.',
  ),
  film('Inspector Valli and the Empty Tomb', 2021, 98, 12, 'crime', 'moon').about(
    'A village near Siena buries its mayor for the second time. Inspector Valli would rather be at lunch.',
  ),
  film('Inspector Valli and the Second Violin', 2023, 99, 12, 'crime music', 'violin').about(
    'A priceless violin turns up twice, in two cities, on the same night. One of the two musicians is dead.',
  ),
  film('Inspector Valli Takes the Waters', 2026, 101, 12, 'crime comedy', 'rain').about(
    'Sent to a spa to rest, the inspector finds that nobody there is resting, and that one of them never will again.',
  ),
  film('Paperweight', 2020, 107, 16, 'crime thriller', 'book').about(
    'A crime writer confesses to a murder. It is the plot of a novel that she has not published yet.',
  ),
  film('The Accountant of Kraków', 2024, 116, 12, 'crime drama', 'chess').about(
    'He laundered money for thirty years and wants to give it back. It turns out that this is the more dangerous business.',
  ),
  film('Dust on the Roulette', 2019, 104, 12, 'crime', 'star').about(
    'A casino by a lake, closed for winter. Five employees, one safe, and a croupier who has waited twelve years.',
  ),
  film('Bring Me the Gardener', 2025, 96, 12, 'crime comedy', 'flower').about(
    'When the lady of the manor dies among her roses, everybody suspects the gardener. He suspects everybody.',
  ),
  film('Cold Case, Warm Coffee', 2023, 94, 6, 'crime comedy', 'cup').about(
    'Three retired detectives meet in a café to play cards. The waitress brings them a photograph with the bill.',
  ),
  film('The Oslo Conspirators', 2022, 122, 16, 'crime thriller', 'eye').about(
    'A minister’s car is found in the fjord. The investigator assigned to the case was supposed to be in it.',
  ),
  film('Night Market', 2024, 108, 16, 'crime', 'city').about(
    'Bangkok, one night, four stories, one stolen delivery box. Whoever opens it has an hour left.',
  ),
  film('The Counterfeit Bishop', 2021, 102, 12, 'crime comedy', 'crown').about(
    'On the run, a swindler takes refuge in a cathedral and turns out to be rather good at the job.',
  ),
  film('Smoke over Trastevere', 2020, 111, 16, 'crime', 'fire').about(
    'A series of restaurant fires leads a young prosecutor to the table at which her own family eats on Sundays.',
  ),
  film('A Knife of Many Names', 2025, 109, 16, 'crime thriller', 'knife').about(
    'It was a murder weapon in 1874, in 1931 and in 1968. On Tuesday it was stolen from the police museum.',
  ),
  film('The Missing Movement', 2026, 106, 12, 'crime music', 'piano').about(
    'A symphony that was never finished is performed complete. Somebody in the audience knows why that is impossible.',
  ),
  film('Two Graves in Galway', 2022, 100, 16, 'crime drama', 'house').about(
    'A sergeant investigates the death of a man whom she had good reason to wish dead.',
  ),
  film('The Locksmith', 2024, 103, 12, 'crime', 'key').about(
    'There is one lock in Hamburg he cannot open. He made it himself, for a client whose face he has forgotten.',
  ),
]

export const action = [
  film('Rooftop Courier', 2025, 102, 12, 'action', 'city').about(
    'The fastest messenger in Marseille has never looked inside a parcel. Today the parcel is ticking.',
  ),
  film('Iron Pass', 2024, 116, 16, 'action adventure', 'mountain').about(
    'A convoy of medicine, a closed mountain road, and three hundred hairpin bends held by people who want the trucks.',
  ),
  film('Thunder over Malta', 2023, 113, 12, 'action', 'plane').about(
    'A retired stunt pilot and her grandson have one old biplane and eleven minutes to reach the island first.',
  ),
  film('The Last Bodyguard', 2022, 108, 16, 'action thriller', 'eye').about(
    'He has protected kings. Now he is to protect the one witness who can put him in prison.',
  ),
  film('Deep Current', 2026, 119, 12, 'action scifi', 'sea').about(
    'Something cuts the cables on the floor of the Atlantic. A crew of four goes down to repair the world’s conversation.',
  ),
  film('Overdrive Nights', 2021, 105, 12, 'action', 'road').about(
    'Illegal races, an honest mechanic, and a police inspector with a lead foot. Turin has never been this loud.',
  ),
  film('Twelve Floors Down', 2024, 98, 16, 'action thriller', 'stairs').about(
    'A lift inspector is stuck in a skyscraper with the people who came to rob it, and knows every cable by name.',
  ),
  film('The Siege of Hotel Imperial', 2025, 111, 16, 'action', 'door').about(
    'Armed men take a grand hotel. They have counted guards, guests and exits. They have not counted the chambermaid.',
  ),
  film('Fire Season', 2023, 114, 12, 'action drama', 'fire').about(
    'Four smoke jumpers, one valley, and the worst summer in a hundred years.',
  ),
  film('Silver Falcon', 2020, 107, 12, 'action adventure', 'bird').about(
    'A falconer from the Gulf joins the hunt for a drone that nobody else can catch.',
  ),
  film('Black Ice Express', 2022, 104, 16, 'action thriller', 'train').about(
    'The train to Irkutsk cannot stop, the tracks are frozen, and the brakeman has just been promoted to hero.',
  ),
  film('Two Seconds to Left', 2026, 100, 12, 'action comedy', 'bicycle').about(
    'A bomb disposal expert with a stutter, a robot with a sense of humour, and a city that is late for work.',
  ),
  film('The Border Runner', 2019, 106, 16, 'action drama', 'dunes').about(
    'She has led hundreds across the desert. On her last crossing she recognises the man with the rifle.',
  ),
  film('Stormchaser Unit', 2024, 109, 12, 'action adventure', 'rain').about(
    'Where the sirens stop, their work begins: an air rescue crew flies into the eye of a Mediterranean hurricane.',
  ),
  film('Crown of Lead', 2021, 118, 16, 'action history', 'crown').about(
    '1453. A bell founder casts the cannon that will break the walls, and then decides on which side he stands.',
  ),
  film('Full Contact, Half Price', 2023, 95, 12, 'action comedy', 'star').about(
    'A failed wrestler opens a self-defence school in a shopping centre. Business is slow until Thursday.',
  ),
  film('Vault 27', 2025, 112, 12, 'action crime', 'key').about(
    'The safest bank in Zurich hires a crew to break in. The crew would like to know what they are really testing.',
  ),
  film('The Avalanche Order', 2022, 110, 12, 'action thriller', 'snow').about(
    'An army blaster has to bring down a mountain to save a village, with a squad that has orders to save the mountain.',
  ),
  film('Night Dive', 2026, 97, 16, 'action thriller', 'fish').about(
    'Six divers go down to a wreck with air for ninety minutes. Seven shadows swim through the beam.',
  ),
  film('Old Lions', 2024, 103, 12, 'action comedy', 'cup').about(
    'Once the best special unit in Europe, now a chess club in Rimini. Someone has taken their waiter.',
  ),
]

export const horror = [
  film('The Thirteenth Floor Guest', 2025, 101, 18, 'horror thriller', 'stairs', 'protected').about(
    'The lift has no button for it, the stairs lead past it. Each night housekeeping gets a call from a room on it.',
  ),
  film('Hollow Lullaby', 2024, 97, 18, 'horror', 'moon', 'protected').about(
    'A young mother hears her child sing in its sleep, in a language that died out two hundred years ago.',
  ),
  film('What the Fog Kept', 2023, 103, 16, 'horror', 'rain').about(
    'Nine fishermen were lost in the fog of 1987. This autumn they come home, and not one of them has aged.',
  ),
  film('Teeth of the Forest', 2022, 95, 18, 'horror', 'forest', 'protected').about(
    'Five friends leave the marked path. The trees close it behind them.',
  ),
  film('The Portrait Remembers', 2021, 99, 16, 'horror', 'eye').about(
    'A restorer uncovers a face under the face of an old portrait. With each layer somebody in the house goes missing.',
  ),
  film('Knock Three Times', 2026, 92, 18, 'horror thriller', 'door', 'protected').about(
    'The first knock is for you. The second is for whoever is with you. Do not wait for the third.',
  ),
  film('Cellar Song', 2020, 94, 18, 'horror', 'piano', 'protected').about(
    'There is a piano in the cellar that nobody carried down, and it is in tune.',
  ),
  film('The Harvest Bride', 2024, 106, 18, 'horror', 'fire', 'protected').about(
    'Every nineteen years the village marries a stranger to the field. The film crew took it for a folk custom.',
  ),
  film('Ghost Writer', 2022, 98, 16, 'horror comedy', 'ghost').about(
    'A failed novelist rents a haunted house to work in peace. The ghost has notes.',
  ),
  film('Deadwater', 2025, 100, 18, 'horror', 'boat', 'protected').about(
    'A yacht drifts in a windless sea. The log book has entries for the next five days.',
  ),
  film('The Mannequin Factory', 2019, 93, 18, 'horror', 'mask', 'protected').about(
    'Closed since the fire. In the shop windows of the town there is a new figure each morning.',
  ),
  film('Frostbite Lodge', 2023, 96, 18, 'horror thriller', 'snow', 'protected').about(
    'Cut off by an avalanche, eight guests begin to count each other. The number is never the same.',
  ),
  film('The Well at Saint-Avit', 2021, 102, 16, 'horror history', 'moon').about(
    '1349. A priest walls up a well against the plague. What he walls in knows his name.',
  ),
  film('Night Nurse', 2026, 91, 18, 'horror', 'clock', 'protected').about(
    'Ward C has no patients. At three in the morning all its bells ring.',
  ),
  film('Raven Road', 2020, 97, 16, 'horror', 'bird').about(
    'A shortcut, a flat tyre, a house with light. The ravens on the wire are not looking at the car.',
  ),
  film('Second Skin', 2024, 104, 18, 'horror scifi', 'fish', 'protected').about(
    'A cream that makes twenty years disappear. The years have to go somewhere.',
  ),
  film('The Puppeteer’s Attic', 2022, 89, 16, 'horror', 'ladder').about(
    'Sixty puppets, one string, and a performance to which only the new tenants are invited.',
  ),
  film('A Cold Place at the Table', 2025, 98, 16, 'horror drama', 'chair').about(
    'At Christmas the family lays a place for the son who died. This year somebody has eaten from the plate.',
  ),
  film('Black Tide Cove', 2023, 100, 18, 'horror', 'sea', 'protected').about(
    'The bathing season opens at midnight, when the tide comes in that is on no calendar.',
  ),
  film('The Last Caretaker', 2021, 105, 16, 'horror thriller', 'key').about(
    'He has the keys to two hundred rooms. One of them fits a door that he cannot find, and that somebody unlocks each night.',
  ),
]
