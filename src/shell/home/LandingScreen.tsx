import { Screen } from '../../ui/Screen.tsx'
import { Greeting } from './Greeting.tsx'
import { LikelyNow } from './LikelyNow.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'

/** The guest's own page: who, where, what is likely now, and everything the hotel offers. */
export function LandingScreen() {
  return (
    <Screen width="wide">
      <Greeting />
      <LikelyNow />
      <ServiceTiles />
    </Screen>
  )
}
