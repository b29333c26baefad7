import { UnreadMessagesPart } from '../messages/UnreadMessagesPart.tsx'
import { RunningOrdersPart } from '../orders/RunningOrdersPart.tsx'
import { Greeting } from './Greeting.tsx'
import { MealSuggestion } from './MealSuggestion.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'

/** Greeting, unread messages, what is on its way to the guest, meal of the hour and services: the upper part of whichever page is home. */
export function HomePart() {
  return (
    <>
      <Greeting />
      <UnreadMessagesPart />
      <RunningOrdersPart />
      <MealSuggestion />
      <ServiceTiles />
    </>
  )
}
