// `npm start`: builds what is stale, starts the hotel with app, protocol and desk on one port, and prints the address.
import { ensureBuilt } from '../tools/build.ts'
import { openHotel, startHotel } from './hotel.ts'
import { mustBeFree } from './http/server.ts'
import { wearSkin } from './seed/ownSkin.ts'
import { type StartSettings, startFailure, startSettings } from './settings.ts'
import { startMessage } from './startMessage.ts'

function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}

function settingsOrGiveUp(): StartSettings {
  try {
    return startSettings(process.env, process.argv.slice(2))
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}

const settings = settingsOrGiveUp()
const { deskToken, smtpUrl, skin, ...rest } = settings
const options = {
  ...rest,
  ...(deskToken !== undefined && { deskToken }),
  ...(smtpUrl !== undefined && { smtpUrl }),
  log: (level: 'info' | 'warn' | 'error', message: string) => console[level](message),
}
try {
  if (skin) wearSkin(skin)
  // Reports whatever prevents the start before the build, not after it.
  openHotel(options).close()
  await mustBeFree(options)
  await ensureBuilt()
  const hotel = await startHotel(options)
  console.log(startMessage(hotel.origin))
  const close = () => {
    setTimeout(() => process.exit(0), 800).unref()
    hotel.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', close).once('SIGTERM', close)
} catch (error) {
  giveUp(startFailure(error, settings))
}
