import { film } from './build.ts'

export const comedy = [
  film('Two Keys for Room Nine', 2025, 104, 6, 'comedy romance', 'key').about(
    'A double booking puts a wedding singer and a tax inspector into the last free room of a snowed-in mountain hotel. Neither will take the sofa.',
  ),
  film('The Substitute Mayor', 2024, 98, 6, 'comedy', 'house').about(
    'When the mayor of a small spa town vanishes before the summer festival, his look-alike barber is asked to wave from the balcony. Just for one weekend.',
  ),
  film('Grandpa Buys a Boat', 2023, 96, 0, 'comedy family', 'boat').about(
    'At seventy-eight, Anton sells his allotment and buys a leaking ferry. His three daughters come to stop him and end up as the crew.',
  ),
  film('Please Hold the Line', 2025, 92, 12, 'comedy', 'phone').about(
    'The night shift of a complaints hotline accidentally becomes the most listened-to radio show in the country.',
  ),
  film('Cheese & Consequences', 2022, 101, 6, 'comedy', 'mountain').about(
    'Two Alpine dairies have not spoken since 1961. Then a television crew arrives and wants to film the friendship between them.',
  ),
  film('The Understudies', 2024, 109, 12, 'comedy music', 'mask').about(
    'Food poisoning fells the entire cast of a touring opera. The show must go on, and the only people who know the score are the drivers.',
  ),
  film('My Sister’s Third Wedding', 2026, 107, 12, 'comedy romance', 'heart').about(
    'Same church, same caterer, same bridesmaid. This time Nora has promised herself not to fall in love with the photographer.',
  ),
  film('Nobody Told the Pianist', 2021, 95, 6, 'comedy music', 'piano').about(
    'A bar pianist plays on through a heist, a proposal and a power cut, and is the only one in the room who understands what is going on.',
  ),
  film('Lost Luggage', 2025, 99, 6, 'comedy', 'suitcase').about(
    'A careful accountant takes the wrong suitcase home from Lisbon. By Monday three strangers, one parrot and the secret service want it back.',
  ),
  film('Beginner’s Tango', 2020, 103, 6, 'comedy romance', 'vinyl').about(
    'Every Tuesday a widower, a bouncer and a judge take the same dance class. None of them has told anybody, least of all each other.',
  ),
  film('The Neighbour’s Goat', 2023, 88, 0, 'comedy family', 'leaf').about(
    'A city family moves to the country for the silence. The goat next door has other plans.',
  ),
  film('Table for Thirteen', 2024, 94, 12, 'comedy crime', 'cup').about(
    'Twelve critics have been invited to a restaurant that does not exist. The thirteenth guest has brought a chef.',
  ),
  film('Out of Office', 2026, 97, 12, 'comedy', 'sun').about(
    'The entire board of an insurance company goes on holiday at once, and the trainee who was told to touch nothing answers one e-mail.',
  ),
  film('How to Fold a Map', 2019, 90, 6, 'comedy adventure', 'road').about(
    'Four old friends, one camper van, no telephone. A road trip to the place where they were happy, if only anyone remembered where it was.',
  ),
  film('The Honest Thief of Porto', 2022, 106, 12, 'comedy crime', 'mask').about(
    'He returns everything he steals, cleaned and repaired. The police are baffled, the victims delighted, his partner has had enough.',
  ),
  film('Half Past Love', 2025, 100, 12, 'comedy romance', 'clock').about(
    'She is always early, he is always late. They meet exactly once a year, on the night when the clocks go back.',
  ),
  film('Sauna for Beginners', 2021, 91, 12, 'comedy', 'snow').about(
    'A Spanish salesman must sell a water park in Finland and discovers that all important talks are held at ninety degrees.',
  ),
  film('The Queen of Platform Four', 2023, 102, 6, 'comedy drama', 'train').about(
    'For thirty years Ludmila has sold coffee at a station where no train has stopped since May. Then one does.',
  ),
  film('Mr Pickering Regrets', 2018, 93, 6, 'comedy', 'letter').about(
    'A retired butler writes letters of apology to all his former employers. Not one of them remembers the incident. The newspapers do.',
  ),
  film('Encore for the Ugly Dachshund', 2024, 89, 0, 'comedy family animation', 'dog').about(
    'He cannot sit, roll over or beg, but he howls a perfect A. An orchestra without an oboe has noticed.',
  ),
]

export const romance = [
  film('Letters to Lisbon', 2024, 112, 6, 'romance drama', 'letter').about(
    'A translator in Vienna receives love letters meant for the woman who lived in her flat before. She starts to correct the grammar, and then to answer.',
  ),
  film('The Lighthouse Summer', 2025, 108, 6, 'romance', 'lighthouse').about(
    'An architect who is to turn a lighthouse into a hotel falls for its last keeper, who has no intention of leaving.',
  ),
  film('A Window in November', 2023, 104, 12, 'romance drama', 'window').about(
    'Two strangers see each other every evening across a courtyard. When the lights go out one night, they have to find the right door.',
  ),
  film('What the Tide Brings', 2022, 115, 6, 'romance drama', 'sea').about(
    'On a North Sea island that loses a metre of beach each year, a geologist measures what is vanishing and a carpenter builds as if nothing were.',
  ),
  film('Seven Dances', 2026, 110, 6, 'romance music', 'vinyl').about(
    'They are partners for one season and seven competitions, and on the floor they never speak. Everything is said in the eighth dance.',
  ),
  film('The Orange Grove', 2021, 118, 6, 'romance drama', 'leaf').about(
    'Three generations, one harvest. Elena comes back to Valencia to sell the grove and finds that her first love has been watering it.',
  ),
  film('After the Last Tram', 2024, 96, 12, 'romance', 'city').about(
    'Missed connections, a shared umbrella, a walk of eleven kilometres through a sleeping city. By sunrise they must decide whether to exchange names.',
  ),
  film('Snow on the Piano', 2020, 107, 6, 'romance music', 'piano').about(
    'A piano tuner travels through the Carpathians in winter. In every village the same melody, and always someone who has just left.',
  ),
  film('Paper Boats', 2025, 101, 6, 'romance', 'boat').about(
    'As children they sent paper boats to each other down the same canal. Twenty years later one arrives.',
  ),
  film('The Florist of Rue Cler', 2023, 99, 6, 'romance comedy', 'flower').about(
    'Camille writes the cards for the men who don’t know what to say. One of her customers has been sending flowers to the shop next door.',
  ),
  film('Northern Lights, Southern Girl', 2022, 105, 6, 'romance adventure', 'snow').about(
    'A Sicilian astronomer has four weeks in Tromsø to photograph the aurora, and a guide who sleeps whenever the sky is clear.',
  ),
  film('Somewhere After Midnight', 2026, 102, 12, 'romance drama', 'moon').about(
    'A night porter and a doctor on call share the only hour in which both of them are awake.',
  ),
  film('Two Tickets to Trieste', 2024, 98, 6, 'romance comedy', 'train').about(
    'They divorced politely and forgot to cancel the honeymoon they never took. The compartment has one bed and a view of the sea.',
  ),
  film('The Cartographer’s Wife', 2019, 121, 12, 'romance history', 'mountain').about(
    '1784. While her husband draws the borders of an empire, Theresia maps the paths on which people really cross them.',
  ),
  film('Apricot Street', 2023, 103, 6, 'romance drama', 'house').about(
    'Every house in the street is for sale, and every owner claims to have had the great love story. An estate agent begins to compare.',
  ),
  film('Bicycle for Two', 2021, 94, 0, 'romance comedy', 'bicycle').about(
    'A tandem, a bet and eight hundred kilometres along the Danube. She steers, he talks.',
  ),
  film('The Rain Season', 2025, 116, 12, 'romance drama', 'rain').about(
    'In Kochi a perfume maker searches for the smell of the first rain. The only person who can describe it has lost her sight.',
  ),
  film('A Minor Constellation', 2020, 109, 6, 'romance', 'star').about(
    'Two rival stargazers discover the same comet in the same second and must agree on one name.',
  ),
  film('Salt and Honey', 2024, 106, 6, 'romance drama', 'cup').about(
    'A beekeeper and a salt farmer share one market stall on Formentera, and a wall that neither will take down first.',
  ),
  film('The Year We Kept the Garden', 2026, 113, 6, 'romance drama', 'flower').about(
    'They rent a house for one year to see whether they can live together. The garden decides.',
  ),
]

export const family = [
  film('The Moon in the Bucket', 2024, 87, 0, 'family animation', 'moon').about(
    'Lina catches the moon in a bucket of water and carries it home. Now the tide is missing, the owls are offended, and somebody has to carry it back.',
  ),
  film('Captain Marmalade', 2025, 84, 0, 'family animation adventure', 'cat').about(
    'A ship’s cat with a fear of water takes command of a bathtub, two mice and a very serious hamster.',
  ),
  film('The School on Wheels', 2023, 95, 0, 'family', 'road').about(
    'A bus that breaks down in front of a farm becomes the best classroom in the county.',
  ),
  film('Otto and the Upside-Down House', 2022, 82, 0, 'family animation', 'house').about(
    'One morning Otto’s house stands on its roof. Only the children notice how much better it works.',
  ),
  film('The Last Dragon of Winterthur', 2026, 99, 6, 'family adventure', 'fire').about(
    'He is old, he is short-sighted, and he lives in the boiler room of a primary school.',
  ),
  film('Pip Learns to Fly', 2021, 80, 0, 'family animation', 'bird').about(
    'Everybody tells Pip that penguins cannot. Nobody has told the wind.',
  ),
  film('Grandmother’s Secret Airship', 2024, 97, 6, 'family adventure', 'balloon').about(
    'In the barn, under the hay, behind the jam: an airship with room for four and a map with a hole in it.',
  ),
  film('The Bear Who Ordered Room Service', 2025, 86, 0, 'family comedy', 'bear').about(
    'A bear wakes from hibernation in a hotel that was built around him over the winter, and finds the telephone.',
  ),
  film('Snowball the Brave', 2020, 78, 0, 'family animation', 'snow').about(
    'A snowman wants to see the summer. His friends have an ice van, a plan and about four hours.',
  ),
  film('The Clockwork Orchestra', 2023, 90, 0, 'family music animation', 'clock').about(
    'When the town clock stops, its little brass figures climb down to find out who still needs the time.',
  ),
  film('Mina and the Whale', 2022, 92, 0, 'family adventure', 'whale').about(
    'Each evening a whale sings in the harbour. Mina is the only one who sings back.',
  ),
  film('Detective Club: The Missing Lunch', 2024, 85, 0, 'family crime', 'apple').about(
    'Four friends, one magnifying glass, thirty-one suspects, and a trail of crumbs that leads to the headmistress.',
  ),
  film('A Kingdom for a Pancake', 2021, 83, 0, 'family comedy', 'crown').about(
    'The young king will eat nothing but pancakes. The one cook who can make them has gone on strike.',
  ),
  film('The Tree That Moved In', 2025, 88, 0, 'family', 'forest').about(
    'It began as a seed in a flower pot. Now it has reached the third floor, and all the neighbours have begun to talk to each other.',
  ),
  film('Robot Number Seven', 2026, 93, 0, 'family scifi', 'robot').about(
    'Numbers one to six do as they are told. Number seven would like to know why.',
  ),
  film('The Postman of Puffin Island', 2023, 89, 0, 'family comedy', 'island').about(
    'There are nine people and forty thousand puffins on the island, and all of them get post.',
  ),
  film('Little Fox, Big City', 2022, 81, 0, 'family animation', 'city').about(
    'A young fox takes the wrong tram and has until midnight to find the edge of the city.',
  ),
  film('Summer of the Treehouse', 2024, 96, 0, 'family', 'ladder').about(
    'Two gangs, one tree, six weeks of holidays, and a grandfather with a hammer.',
  ),
  film('The Night the Toys Voted', 2020, 79, 0, 'family animation', 'star').about(
    'The teddy wants order, the dolls want change, and the spinning top has not made up its mind.',
  ),
  film('Wilma Wants a Wolf', 2025, 91, 6, 'family adventure', 'forest').about(
    'Other children have a hamster. Wilma writes to the forest ministry, and the ministry answers.',
  ),
]

export const music = [
  film('The Last Waltz at the Apollo', 2025, 117, 6, 'music drama', 'vinyl').about(
    'Vienna, New Year’s Eve 1937. An orchestra plays for people who do not want to know what time it is.',
  ),
  film('Trumpet Street', 2024, 109, 6, 'music drama', 'vinyl').about(
    'New Orleans after the flood: a brass band with four instruments and eleven players refuses to rehearse in silence.',
  ),
  film('Fado for Beginners', 2023, 98, 6, 'music comedy', 'vinyl').about(
    'A cheerful Dane comes to Lisbon to learn the saddest music of the world, and fails magnificently.',
  ),
  film('The Accidental Choir', 2022, 102, 0, 'music comedy', 'star').about(
    'A computer error sends thirty-two strangers to the same audition. None of them can sing alone.',
  ),
  film('Prelude in a Minor Town', 2026, 106, 6, 'music drama', 'piano').about(
    'A concert pianist returns to the village that paid for her lessons, to tell them that she has stopped playing.',
  ),
  film('Nightclub Silhouette', 2021, 111, 12, 'music romance', 'moon').about(
    'Berlin, 1926. She sings behind a screen, he lights it. Neither has seen the other’s face.',
  ),
  film('Dead Wax', 2024, 104, 12, 'music thriller', 'vinyl').about(
    'A collector finds a record with one groove too many. Whoever plays the other one hears tomorrow’s news.',
  ),
  film('Summer of the Cellos', 2023, 93, 0, 'music family', 'violin').about(
    'Twelve children, twelve instruments too big to carry, and a concert at the top of a mountain.',
  ),
  film('Hotel Jazz', 2025, 95, 6, 'music comedy', 'piano').about(
    'The house band of a fading hotel plays so well that nobody notices that the hotel has closed.',
  ),
  film('The Conductor’s Left Hand', 2020, 113, 6, 'music drama', 'violin').about(
    'The right hand gives the beat, the left one tells the truth. After a stroke he has to conduct with the truth alone.',
  ),
  film('Bassline', 2022, 101, 12, 'music', 'vinyl').about(
    'Two sisters from Rotterdam, one studio in a garage, and the summer in which everyone danced to their doorbell.',
  ),
  film('Opera on the Mekong', 2019, 97, 6, 'music documentary', 'boat').about(
    'A floating stage, a monsoon and a Puccini that smells of diesel and jasmine.',
  ),
  film('Seventeen Ways to Play a Rest', 2026, 108, 6, 'music drama', 'piano').about(
    'A composer who has lost his hearing writes his last piece for those who are silent.',
  ),
  film('Rhythm of the Ropes', 2024, 99, 0, 'music family', 'bridge').about(
    'A girl from Medellín wants to drum. There is only one thing in the neighbourhood that sounds right: the bridge.',
  ),
  film('Golden Strings', 2021, 115, 6, 'music romance', 'violin').about(
    'A luthier’s son and a violinist from a rival house, one stolen Guarneri, and a duet nobody wanted to hear.',
  ),
  film('The Karaoke Queen of Osaka', 2023, 96, 6, 'music comedy', 'star').about(
    'By day she checks tickets, by night she is undefeated. Then a machine is built that knows every song.',
  ),
  film('Organ Pipes and Swallows', 2022, 88, 0, 'music documentary', 'bird').about(
    'In an old village church nobody dares to play the organ, because of the tenants in pipe number thirty-six.',
  ),
  film('Requiem for a Jukebox', 2025, 103, 12, 'music drama', 'vinyl').about(
    'The bar closes on Sunday. One after the other, the guests choose the one song that they have never told anybody about.',
  ),
  film('Tuning the Sea', 2020, 91, 0, 'music documentary', 'sea').about(
    'On the coast of Zadar the waves play an organ of stone. A composer tries to write for it and learns to wait.',
  ),
  film('First Dance, Last Train', 2026, 100, 6, 'music romance', 'train').about(
    'A wedding band, seven weddings, one timetable. The singer has been in love with the second one’s groom since the overture.',
  ),
]
