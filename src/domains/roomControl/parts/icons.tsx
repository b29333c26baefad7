import type { Icon } from '../../../core/domains/domain.types.ts'
import { AcUnitOutlined as AcUnit } from '../../../ui/icons/AcUnitOutlined.tsx'
import { AirOutlined as Air } from '../../../ui/icons/AirOutlined.tsx'
import { BlindsOutlined as Blinds } from '../../../ui/icons/BlindsOutlined.tsx'
import { CleaningServicesOutlined as CleaningServices } from '../../../ui/icons/CleaningServicesOutlined.tsx'
import { DoNotDisturbOnOutlined as DoNotDisturbOn } from '../../../ui/icons/DoNotDisturbOnOutlined.tsx'
import { DoorbellOutlined as Doorbell } from '../../../ui/icons/DoorbellOutlined.tsx'
import { DryCleaningOutlined as DryCleaning } from '../../../ui/icons/DryCleaningOutlined.tsx'
import { EventRepeatOutlined as EventRepeat } from '../../../ui/icons/EventRepeatOutlined.tsx'
import { LightbulbOutlined as Lightbulb } from '../../../ui/icons/LightbulbOutlined.tsx'
import { StormOutlined as Storm } from '../../../ui/icons/StormOutlined.tsx'
import { TextureOutlined as Texture } from '../../../ui/icons/TextureOutlined.tsx'
import { ThermostatOutlined as Thermostat } from '../../../ui/icons/ThermostatOutlined.tsx'
import { VideocamOutlined as Videocam } from '../../../ui/icons/VideocamOutlined.tsx'
import { WavesOutlined as Waves } from '../../../ui/icons/WavesOutlined.tsx'
import type { ControlKind } from '../kinds.ts'

const icons: Record<ControlKind, Icon> = {
  dnd: DoNotDisturbOn,
  light: Lightbulb,
  dimmer: Lightbulb,
  blind: Blinds,
  marquise: Texture,
  fan: Storm,
  fanspeed: Air,
  heating: Thermostat,
  aircondition: AcUnit,
  floorheating: Waves,
  camera: Videocam,
  doorbell: Doorbell,
  schedule: EventRepeat,
}

/** Schedules whose ids are part of the protocol (CLEAN-01, CLEAN-02). */
const scheduleIcons: Record<string, Icon> = { cleaning: CleaningServices, laundry: DryCleaning }

export const iconOf = (kind: ControlKind, id: string): Icon =>
  (kind === 'schedule' && scheduleIcons[id]) || icons[kind]
