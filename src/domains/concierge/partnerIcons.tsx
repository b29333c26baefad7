import CleaningServices from '@mui/icons-material/CleaningServicesOutlined'
import Hotel from '@mui/icons-material/HotelOutlined'
import RoomService from '@mui/icons-material/RoomServiceOutlined'
import type { ReactNode } from 'react'
import type { Partner } from './slice.ts'

export const partnerIcons: Record<Partner, ReactNode> = {
  reception: <Hotel />,
  concierge: <RoomService />,
  housekeeping: <CleaningServices />,
}
