import AcUnit from '@mui/icons-material/AcUnitOutlined'
import Air from '@mui/icons-material/AirOutlined'
import Blinds from '@mui/icons-material/BlindsOutlined'
import CleaningServices from '@mui/icons-material/CleaningServicesOutlined'
import DoNotDisturbOn from '@mui/icons-material/DoNotDisturbOnOutlined'
import Doorbell from '@mui/icons-material/DoorbellOutlined'
import DryCleaning from '@mui/icons-material/DryCleaningOutlined'
import EventRepeat from '@mui/icons-material/EventRepeatOutlined'
import Lightbulb from '@mui/icons-material/LightbulbOutlined'
import Storm from '@mui/icons-material/StormOutlined'
import Texture from '@mui/icons-material/TextureOutlined'
import Thermostat from '@mui/icons-material/ThermostatOutlined'
import Videocam from '@mui/icons-material/VideocamOutlined'
import Waves from '@mui/icons-material/WavesOutlined'
import type { Icon } from '../../../core/domains/domain.types.ts'
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
