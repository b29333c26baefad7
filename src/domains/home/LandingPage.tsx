import { Screen } from '../../ui/Screen.tsx'
import { HomePart } from './HomePart.tsx'

/** Home of a hotel whose menu opens no screen. */
export function LandingPage() {
  return (
    <Screen width="wide">
      <HomePart />
    </Screen>
  )
}
