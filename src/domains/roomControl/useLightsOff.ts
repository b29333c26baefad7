import { useDispatch, useSelector } from 'react-redux'
import { chunkLoadFailed } from '../../core/chunks/slice.ts'
import { useDomains } from '../../core/domains/useDomains.ts'
import { isPending } from '../../core/load.ts'
import { useSelectorWith } from '../../core/useSelectorWith.ts'
import { type HotelPress, useHotelNeeded } from '../offline/useHotelNeeded.ts'
import { selectHasDoor } from '../session/slice.ts'
import { lightsOffPressed, selectRoomControls } from './slice.ts'

const name = 'roomControl'

/** Switches all lights of the guest's room off; null if it has none, undefined while that is unknown. */
export function useLightsOff(): HotelPress | null | undefined {
  const dispatch = useDispatch()
  const domains = useDomains()
  const { layout, status } = useSelectorWith(selectRoomControls, 'hotel')
  const hasRoom = useSelector(selectHasDoor)
  const { away } = useHotelNeeded()
  if (!hasRoom) return null
  if (!layout.commands.some(({ type }) => type === 'light')) return isPending(status) ? undefined : null
  // What sends changes is started with the screen of the controls, or here with the first press.
  const switchOff = async () => {
    await domains.get(name)?.module.load()
    dispatch(lightsOffPressed())
  }
  const onFailure = (error: unknown) => dispatch(chunkLoadFailed({ part: name, reason: String(error) }))
  return { onClick: () => void switchOff().catch(onFailure), ...away }
}
