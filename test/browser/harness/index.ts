// What a journey starts from: a hotel, guests, the desk, and a look at accessibility.
export { axeViolations, expectNoAxeViolations } from './axe.ts'
export { type Desk, desk } from './desk.ts'
export { type Guest, guest } from './guest.ts'
export { hold } from './hold.ts'
export { startHotel } from './hotel.ts'
export { settle, visit } from './visit.ts'
