import { RunningOrdersPart } from '../orders/RunningOrdersPart.tsx'
import { Greeting } from './Greeting.tsx'
import { MealSuggestion } from './MealSuggestion.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'

/** Greeting, what is on its way to the guest, meal of the hour and services: the upper part of whichever page is home. */
export function HomePart() {
  return (
    <>
      <Greeting />
      <RunningOrdersPart />
      <MealSuggestion />
      <ServiceTiles />
    </>
  )
}
