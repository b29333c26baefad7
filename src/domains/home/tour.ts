import { shellTourStep, tourStep } from '../../core/domains/tourStep.ts'

/** The tour of whichever page is home: the first page of the menu, or the landing page. */
export const homeTour = [
  tourStep('home-stay', 'home.stay'),
  tourStep('home-likely', 'home.likely'),
  tourStep('home-services', 'home.services'),
  shellTourStep('menu', 'home.menu'),
  shellTourStep('guest', 'home.guest'),
  shellTourStep('nav', 'home.nav'),
]
