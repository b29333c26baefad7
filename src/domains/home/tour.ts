import { shellTourStep, tourStep } from '../../core/domains/tourStep.ts'

/** The bars are explained at home alone, and not again on each content page, which has the same tour. */
const atHome = (marked: Element) => (document.querySelector('[data-tour^="home-"]') ? marked : null)

/** The tour of whichever page is home: the first page of the menu, or the landing page. */
export const homeTour = [
  tourStep('home-stay', 'home.stay'),
  tourStep('home-likely', 'home.likely'),
  tourStep('home-services', 'home.services'),
  shellTourStep('menu', 'home.menu', atHome),
  shellTourStep('guest', 'home.guest', atHome),
  shellTourStep('nav', 'home.nav', atHome),
]
