import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { selectConfig } from '../config/slice.ts'
import { selectDirection } from '../language/slice.ts'

const leftToRightMark = '\u200e'

export interface Temperature {
  unit: 'C' | 'F'
  /** Degrees in the unit, rounded. @param celsius as the hotel sends it */
  degrees: (celsius: number) => number
  /** Formats a temperature, "11 °C"; the order is kept in RTL text. */
  write: (degrees: number | string) => string
}

/** Converts temperatures to the unit of the hotel's configuration, Celsius by default. */
export function useTemperature(): Temperature {
  const unit = useSelector(selectConfig).temperature_unit.trim().toUpperCase() === 'F' ? 'F' : 'C'
  const degrees = useCallback(
    // `|| 0` turns -0 into 0.
    (celsius: number) => Math.round(unit === 'F' ? celsius * 1.8 + 32 : celsius) || 0,
    [unit],
  )
  const mark = useSelector(selectDirection) === 'rtl' ? leftToRightMark : ''
  const write = useCallback((written: number | string) => `${mark}${written}\u00a0°${unit}`, [mark, unit])
  return { unit, degrees, write }
}
