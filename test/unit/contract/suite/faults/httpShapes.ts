// Answers over HTTP of another shape.
import { responds } from './httpFaults.ts'
import type { WrongHotelCase } from './wrongHotelCase.ts'

export const httpShapes: WrongHotelCase[] = [
  {
    name: 'the system values are no JSON',
    group: 'shapes',
    fault: responds('GET', /Json_operator\.php$/, () =>
      Response.json({ success: true, '0': { getSystemValues: { root: 'currency_short=EUR' } } }),
    ),
    only: ['shapes'],
    finds: ['shapes: getSystemValues', /root JSON text or an object/],
  },
  {
    name: 'a route answers with an HTML page',
    group: 'shapes',
    fault: responds('GET', /oneapp\/settings$/, () => new Response('<h1>Login</h1>')),
    only: ['shapes'],
    finds: ['shapes: getSettings', /JSON/],
  },
  {
    name: 'a field over HTTP has a wrong type',
    group: 'shapes',
    fault: responds('GET', /oneapp\/destination$/, (body) => Response.json({ ...body, amount: 'many' })),
    only: ['shapes'],
    finds: ['shapes: getDestination', /amount must match/],
  },
  {
    name: 'an error over HTTP is a bare text',
    group: 'shapes',
    fault: responds('GET', /tac\/v1\/courses$/, () => new Response('Internal Server Error', { status: 500 })),
    only: ['shapes'],
    finds: ['shapes: getCourses', /"error"/],
  },
  {
    name: 'the menu is no menu',
    group: 'shapes',
    fault: responds('GET', /\/menu_EN\.json$/, () => Response.json({ menu: 'later' })),
    only: ['shapes'],
    finds: ['skin: menu_EN.json', /menu/],
  },
]
