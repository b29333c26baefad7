import { tourStep } from '../../core/domains/tourStep.ts'

/** The tour of a page that is not home. Which of its steps are shown depends on what the page has. */
export const contentTour = [
  tourStep('page-entries', 'page.more', (entries) => entries.querySelector('h2 > a, h2 > button')),
  tourStep('page-wifi', 'page.wifi'),
  tourStep('share', 'page.share'),
]
