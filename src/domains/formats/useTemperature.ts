import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { selectConfig } from '../config/slice.ts'

export interface Temperature {
  unit: 'C' | 'F'
  /** Degrees in the unit, rounded. @param celsius as the hotel sends it */
  degrees: (celsius: number) => number
}

/** Converts temperatures to the unit of the hotel's configuration, Celsius by default. */
export function useTemperature(): Temperature {
  const unit = useSelector(selectConfig).temperature_unit.trim().toUpperCase() === 'F' ? 'F' : 'C'
  const degrees = useCallback(
    // `|| 0` turns -0 into 0.
    (celsius: number) => Math.round(unit === 'F' ? celsius * 1.8 + 32 : celsius) || 0,
    [unit],
  )
  return { unit, degrees }
}
