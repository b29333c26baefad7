import BusinessIcon from '@mui/icons-material/BusinessCenterOutlined'
import HousekeepingIcon from '@mui/icons-material/CleaningServicesOutlined'
import ConciergeIcon from '@mui/icons-material/HailOutlined'
import RoomServiceIcon from '@mui/icons-material/RoomServiceOutlined'
import SpaIcon from '@mui/icons-material/SpaOutlined'
import ReceptionIcon from '@mui/icons-material/SupportAgentOutlined'
import type { ReactNode } from 'react'
import type { CallTarget } from '../../contract/quickCalls.ts'

export const departmentIcons: Record<CallTarget, ReactNode> = {
  reception: <ReceptionIcon fontSize="inherit" />,
  room_service: <RoomServiceIcon fontSize="inherit" />,
  housekeeping: <HousekeepingIcon fontSize="inherit" />,
  business: <BusinessIcon fontSize="inherit" />,
  spa: <SpaIcon fontSize="inherit" />,
  concierge: <ConciergeIcon fontSize="inherit" />,
}
