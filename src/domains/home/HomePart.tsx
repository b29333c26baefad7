import { Greeting } from './Greeting.tsx'
import { MealSuggestion } from './MealSuggestion.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'

/** Greeting, meal of the hour and services: the upper part of whichever page is home. */
export function HomePart() {
  return (
    <>
      <Greeting />
      <MealSuggestion />
      <ServiceTiles />
    </>
  )
}
