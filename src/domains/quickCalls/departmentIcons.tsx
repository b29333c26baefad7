import type { ReactNode } from 'react'
import type { CallTarget } from '../../contract/quickCalls.ts'
import { BusinessCenterOutlined as BusinessIcon } from '../../ui/icons/BusinessCenterOutlined.tsx'
import { CleaningServicesOutlined as HousekeepingIcon } from '../../ui/icons/CleaningServicesOutlined.tsx'
import { HailOutlined as ConciergeIcon } from '../../ui/icons/HailOutlined.tsx'
import { RoomServiceOutlined as RoomServiceIcon } from '../../ui/icons/RoomServiceOutlined.tsx'
import { SpaOutlined as SpaIcon } from '../../ui/icons/SpaOutlined.tsx'
import { SupportAgentOutlined as ReceptionIcon } from '../../ui/icons/SupportAgentOutlined.tsx'

export const departmentIcons: Record<CallTarget, ReactNode> = {
  reception: <ReceptionIcon fontSize="inherit" />,
  room_service: <RoomServiceIcon fontSize="inherit" />,
  housekeeping: <HousekeepingIcon fontSize="inherit" />,
  business: <BusinessIcon fontSize="inherit" />,
  spa: <SpaIcon fontSize="inherit" />,
  concierge: <ConciergeIcon fontSize="inherit" />,
}
