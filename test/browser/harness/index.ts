// What browser tests import: hotels, guests, the desk's API, and accessibility checks.
export { axeViolations, expectNoAxeViolations } from './axe.ts'
export { codeOf } from './codeOf.ts'
export { type Desk, desk } from './desk.ts'
export { type Guest, guest, shared } from './guest.ts'
export { hold } from './hold.ts'
export { startHotel } from './hotel.ts'
export { stayOnPage } from './stayOnPage.ts'
export { settle, visit } from './visit.ts'
