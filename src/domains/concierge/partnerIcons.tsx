import type { ReactNode } from 'react'
import { CleaningServicesOutlined as CleaningServices } from '../../ui/icons/CleaningServicesOutlined.tsx'
import { HotelOutlined as Hotel } from '../../ui/icons/HotelOutlined.tsx'
import { RoomServiceOutlined as RoomService } from '../../ui/icons/RoomServiceOutlined.tsx'
import type { Partner } from './slice.ts'

export const partnerIcons: Record<Partner, ReactNode> = {
  reception: <Hotel />,
  concierge: <RoomService />,
  housekeeping: <CleaningServices />,
}
