// `npm run dev`: the app with Vite's hot reload in front of the simulated hotel, on one port. With BACKEND the calls
// go to a real hotel instead, through the proxy of vite.config.ts.
import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { openHotel } from './hotel.ts'
import { acceptChannels, bound, requestListener } from './http/server.ts'
import { wearSkin } from './seed/ownSkin.ts'
import { type StartSettings, startFailure, startSettings } from './settings.ts'
import { startMessage } from './startMessage.ts'

const hotelPaths = /^\/($|\?|(api|desk|health|media|webcheckin|onekey|ONEapp\/api|ONEapp\/skins)(\/|\?|$))/

async function beforeRealHotel({ port, host }: StartSettings) {
  const vite = await createViteServer({ server: { port, host, strictPort: true } })
  await vite.listen()
  vite.printUrls()
}

async function beforeOurHotel({ port, host, deskToken, smtpUrl, skin, ...rest }: StartSettings) {
  if (skin) wearSkin(skin)
  const hotel = openHotel({
    ...rest,
    ...(deskToken !== undefined && { deskToken }),
    ...(smtpUrl !== undefined && { smtpUrl }),
    log: (level, message) => console[level](message),
  })
  const server = createHttpServer()
  const vite = await createViteServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'spa',
  })
  const ask = requestListener(hotel)
  server.on('request', (request, response) => {
    if (hotelPaths.test(request.url ?? '')) ask(request, response)
    else vite.middlewares(request, response)
  })
  // Vite's hot reload has a websocket of its own, which the hotel leaves to Vite.
  acceptChannels(server, hotel, ({ headers }) =>
    (headers['sec-websocket-protocol'] ?? '').startsWith('vite-'),
  )
  const { port: taken } = await bound(server, { port, host })
  console.log(startMessage(`http://${host}:${taken}`))
}

process.once('SIGINT', () => process.exit(0)).once('SIGTERM', () => process.exit(0))
let settings: StartSettings | undefined
try {
  settings = startSettings(process.env, process.argv.slice(2))
  await (process.env.BACKEND ? beforeRealHotel(settings) : beforeOurHotel(settings))
} catch (error) {
  console.error(settings ? startFailure(error, settings) : error instanceof Error ? error.message : error)
  process.exit(1)
}
