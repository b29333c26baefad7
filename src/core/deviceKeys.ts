import { type DeviceKeys, draftKeyOf } from '../browser/storage.ts'
import { reloadedAtKey } from '../realtime/reloadGuard.ts'
import { answerPrefix } from './offlineCache/answer.ts'
import {
  deviceModeKey,
  endedElsewhereName,
  endedIdentitiesKey,
  keptThemeKey,
  rebootedKey,
  rememberedKeys,
  sendingKeys,
  signInDraftName,
} from './storageKeys.ts'

/** All keys that are not those of the guest. Only these are written between a guest's end and the next sign-in. */
export const deviceKeys: DeviceKeys = {
  kept: [keptThemeKey, rebootedKey, deviceModeKey, endedIdentitiesKey, reloadedAtKey],
  next: [draftKeyOf(signInDraftName), draftKeyOf(endedElsewhereName)],
  expendable: answerPrefix,
  vital: [...sendingKeys, ...rememberedKeys],
}
