import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import Alarm from '@mui/icons-material/AlarmOutlined'
import Bedtime from '@mui/icons-material/BedtimeOutlined'
import Call from '@mui/icons-material/CallOutlined'
import Cast from '@mui/icons-material/CastOutlined'
import Forum from '@mui/icons-material/ForumOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Key from '@mui/icons-material/KeyOutlined'
import Language from '@mui/icons-material/LanguageOutlined'
import LibraryBooks from '@mui/icons-material/LibraryBooksOutlined'
import Login from '@mui/icons-material/LoginOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import MapIcon from '@mui/icons-material/MapOutlined'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import OpenInNew from '@mui/icons-material/OpenInNew'
import RoomService from '@mui/icons-material/RoomServiceOutlined'
import SettingsRemote from '@mui/icons-material/SettingsRemoteOutlined'
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import Videocam from '@mui/icons-material/VideocamOutlined'
import WbSunny from '@mui/icons-material/WbSunnyOutlined'
import type { ComponentType } from 'react'
import type { ScreenName } from '../domains/addresses.ts'

type Icon = ComponentType<{ className?: string }>

/** One icon a screen, the same in drawer, bottom navigation and More (MENU-28); the default is the books (MENU-29). */
const icons: Partial<Record<ScreenName, Icon>> = {
  home: Home,
  login: Login,
  language: Language,
  moreNav: MoreHoriz,
  link: OpenInNew,
  tel: Call,
  email: Mail,
  weather: WbSunny,
  roomCamera: Videocam,
  mobileKey: Key,
  shop: RoomService,
  shopProduct: RoomService,
  shopCart: ShoppingBag,
  remoteControl: SettingsRemote,
  wakeUp: Alarm,
  sleeptimer: Bedtime,
  streamingDevices: Cast,
  roomControl: Tune,
  demoRoomControl: Tune,
  demoMessenger: Forum,
  demoMaps: MapIcon,
}

export const iconOf = (screen: ScreenName | undefined): Icon => (screen && icons[screen]) || LibraryBooks
export const GuestIcon: Icon = AccountCircle
