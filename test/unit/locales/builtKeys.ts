// The keys that the code builds from parts. Keys that are written out are found automatically, but a key that is built,
// as in t(`shop.marks.${mark}`), has to be listed here: its template with a star for each part, and the values of the
// parts. A template that is not listed, or no longer in the code, fails the test.

import { destinationTypes } from '../../../src/contract/destination.ts'
import { flightTypes } from '../../../src/contract/flights.ts'
import { callTargets } from '../../../src/contract/quickCalls.ts'
import { searchTypes } from '../../../src/contract/search.ts'
import { topics as findTopics } from '../../../src/core/domains/search.types.ts'
import { sampleTexts } from '../../../src/domains/bill/demo/DemoBillScreen.tsx'
import { quickTopics, topics } from '../../../src/domains/concierge/topics.ts'
import { flightStates } from '../../../src/domains/flights/FlightRow.tsx'
import { areaOrder } from '../../../src/domains/roomControl/arrange.ts'
import { moves } from '../../../src/domains/roomControl/values.ts'
import { wholeRegistry } from '../domains/wholeRegistry.ts'

/** Parts of keys such as `home.stay`, from the key of a step's title. */
const tourSteps = wholeRegistry()
  .all()
  .flatMap(({ screens = {} }) => Object.values(screens))
  .flatMap(({ tour = [] }) => tour.map(({ title }) => title.replace(/^tours\.|\.title$/g, '')))

/** By template, the values of its part. If it has several stars, each value has all parts, joined by dots. */
export const builtKeys: Record<string, readonly string[]> = {
  'camera.bell.*': ['granted', 'denied'],
  'colourKeys.*': ['red', 'green', 'yellow', 'blue'],
  'concierge.*.*': [
    ...['late', 'checkout', 'luggage', 'taxi', 'parking', 'thanks', 'hello', 'first', 'second'].map(
      (topic) => `reception.${topic}`,
    ),
    ...['towels', 'cleaning', 'thanks', 'hello', 'first', 'second'].map((topic) => `housekeeping.${topic}`),
  ],
  'concierge.*.name': ['reception', 'concierge', 'housekeeping'],
  'concierge.answers.*': [...topics, 'unknown'],
  'concierge.leads.*': [
    'breakfast',
    'restaurant',
    'checkout',
    'taxi',
    'spa',
    'cleaning',
    'weather',
    'unknown',
  ],
  'concierge.marks.*': ['sent', 'delivered', 'read'],
  'concierge.quick.*': quickTopics,
  'connection.*': ['lost', 'offline', 'back'],
  'epg.groups.*': [
    ...['news', 'general', 'film', 'series', 'sports', 'kids', 'knowledge', 'music', 'culture', 'shopping'],
    'hotel',
  ],
  'find.*': findTopics,
  'flights.*': [
    ...['airline', 'number', 'status', 'from', 'to', 'scheduled', 'expected', 'terminalName', 'gateName'],
    ...['beltName', 'remark', 'airport', 'updated'],
  ],
  'flights.*s': flightTypes,
  'flights.states.*': [...new Set(flightStates)],
  'guest.*': ['terms', 'privacy'],
  'destination.types.*': destinationTypes,
  'demoBill.errors.*': ['invalid', 'expired'],
  'demoBill.samples.*': sampleTexts,
  'share.*': ['copied', 'failed'],
  'home.*': ['morning', 'afternoon', 'evening'],
  'key.stage.*': ['ready', 'away', 'opening', 'opened', 'left', 'expired'],
  'login.*': ['room', 'name', 'checkin', 'email', 'password', 'rejected', 'tooMany', 'unavailable'],
  'maps.categories.*': ['all', 'restaurants', 'sights', 'shopping', 'transport'],
  'order.*': ['today', 'tomorrow'],
  'order.at.*': ['room', 'reception', 'location'],
  'order.errors.*': [
    'refused',
    'unsent',
    'unexpected',
    'expired',
    'closed',
    'signIn',
    'notCheckedIn',
    'tooMany',
  ],
  'order.places.*': ['room', 'reception', 'location'],
  'order.places.*Text': ['room', 'reception', 'location'],
  'shop.closed.*': ['today', 'tomorrow'],
  'orders.status.*': ['accepted', 'on_the_way', 'delivered', 'cancelled'],
  'pickup.*': ['from', 'to', 'date', 'start', 'end'],
  'pickup.errors.*.*': [
    ...['from.missing', 'to.missing', 'to.same', 'date.missing', 'date.past'],
    ...['start.missing', 'start.past', 'end.missing', 'end.order'],
  ],
  'pickup.errors.*.missing': ['from', 'to'],
  'player.errors.*': ['1', '2', '3', '4'],
  'quickCalls.states.*': ['calling', 'ringing', 'connected', 'ended', 'failed'],
  'quickCalls.targets.*': callTargets,
  'radio.states.*': [...['connecting', 'playing', 'reconnecting', 'paused', 'blocked', 'silenced', 'failed']],
  'qr.errors.*': ['permission', 'none', 'insecure', 'busy', 'unsuitable', 'unsupported', 'other'],
  'remoteKeys.keys.*': [
    ...['volume_up', 'volume_down', 'mute', 'channel_up', 'channel_down', 'up', 'down', 'left', 'right'],
    ...['back', 'home', 'info', 'play', 'pause', 'stop', 'forward', 'rewind'],
  ],
  'remoteKeys.power.*': ['on', 'off'],
  'roomControl.areas.*': areaOrder,
  'demoRoom.*': [
    ...['dnd', 'cleaning', 'laundry', 'main', 'lamp', 'blind', 'marquise', 'cooling', 'fan', 'speed'],
    ...['heating', 'floor', 'camera', 'doorbell', 'lights', 'shades', 'climate', 'service', 'door'],
  ],
  'roomControl.dnd.*': ['on', 'off'],
  'roomControl.kinds.*': [
    ...['dnd', 'light', 'dimmer', 'blind', 'marquise', 'fan', 'fanspeed', 'heating', 'aircondition'],
    ...['floorheating', 'camera', 'doorbell', 'schedule'],
  ],
  'roomControl.moves.*': [...new Set([...moves.blind, ...moves.marquise])],
  'roomControl.schedule.*': ['start', 'end', 'noStart', 'noEnd', 'endFirst'],
  'roomControl.stands.*': [...new Set([...moves.blind, ...moves.marquise])],
  'search.types.*': ['all', ...searchTypes],
  'shop.marks.*': [
    ...['vegetarian', 'vegan', 'spicy', 'alcohol', 'gluten', 'milk', 'eggs', 'nuts', 'peanuts', 'fish'],
    ...['crustaceans', 'molluscs', 'celery', 'mustard', 'sesame', 'soya', 'sulphites'],
  ],
  'streaming.states.*': ['available', 'active', 'inUse', 'unavailable'],
  'streaming.steps.*': ['chromecast', 'airplay', 'bluetooth', 'other'],
  'streaming.titles.*': ['all', 'chromecast', 'airplay', 'bluetooth'],
  'tours.*.text': tourSteps,
  'tours.*.title': tourSteps,
  'weather.*': ['humidity', 'wind', 'updated', 'today', 'tomorrow'],
}
