import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { selectConfig } from './slice.ts'

export interface Temperature {
  unit: 'C' | 'F'
  /** A whole number of degrees of the unit. @param celsius as it goes over the wire */
  degrees: (celsius: number) => number
}

/** Temperatures as the hotel shows them, in Celsius unless it says Fahrenheit. */
export function useTemperature(): Temperature {
  const unit = useSelector(selectConfig).temperature_unit.trim().toUpperCase() === 'F' ? 'F' : 'C'
  const degrees = useCallback(
    // A minus before nothing is no temperature.
    (celsius: number) => Math.round(unit === 'F' ? celsius * 1.8 + 32 : celsius) || 0,
    [unit],
  )
  return { unit, degrees }
}
