import type { ReactNode } from 'react'
import CleaningServices from '~icons/ic/outline-cleaning-services'
import Hotel from '~icons/ic/outline-hotel'
import RoomService from '~icons/ic/outline-room-service'
import type { Partner } from './slice.ts'

export const partnerIcons: Record<Partner, ReactNode> = {
  reception: <Hotel />,
  concierge: <RoomService />,
  housekeeping: <CleaningServices />,
}
