// The hotel behind MSW: every request and websocket to its origin is handed over in process, without a port.
import { http } from 'msw/http'
import { ws } from 'msw/ws'
import type { openHotel } from './hotel.ts'

/** Handlers for `setupServer`. They carry no cookies: the property comes from the page's address, or is `1`. */
export function hotelHandlers(hotel: ReturnType<typeof openHotel>, origin = 'http://hotel.test') {
  const line = ws.link(`${origin.replace(/^http/, 'ws')}/ws`)
  return [
    http.all(`${origin}/*`, ({ request }) => hotel.app.fetch(request)),
    line.addEventListener('connection', ({ client }) => {
      if (hotel.services.faults.isRefusing()) return client.close(1013)
      const channel = hotel.channels.open(
        { send: (text) => client.send(text), drop: () => client.close(1012) },
        client.url.searchParams,
      )
      client.addEventListener('message', ({ data }) => channel.heard(String(data)))
      client.addEventListener('close', channel.closed)
    }),
  ]
}
