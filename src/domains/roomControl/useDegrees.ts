import { useSelector } from 'react-redux'
import type { RoomCommand } from '../../contract/roomControl.ts'
import { numberFormat } from '../../core/text/numberFormat.ts'
import { useTemperature } from '../formats/useTemperature.ts'
import { selectLocale } from '../language/slice.ts'
import { nextTarget, shownDegrees, temperatureRange, unitOf } from './temperature.ts'

/** Formats and steps a control's temperatures in the guest's unit; requests keep the control's unit (ROOM-22). */
export function useDegrees(command: RoomCommand) {
  const { unit, write } = useTemperature()
  const locale = useSelector(selectLocale)
  const range = temperatureRange(command)
  const from = unitOf(command)
  const hasHalves = from === unit && range.step % 1 !== 0
  const format = numberFormat(locale, { minimumFractionDigits: hasHalves ? 1 : 0 })
  return {
    text: (degrees: number) => write(format.format(shownDegrees(degrees, range, from, unit))),
    next: (degrees: number, direction: 1 | -1) => nextTarget(degrees, direction, range, from, unit),
  }
}
