import { useTranslation } from 'react-i18next'

/** The states of flights that hotels send in English or as a code, by their letters. */
const names = {
  scheduled: 'scheduled',
  ontime: 'onTime',
  delayed: 'delayed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  gotogate: 'goToGate',
  boarding: 'boarding',
  finalcall: 'finalCall',
  gateclosed: 'gateClosed',
  departed: 'departed',
  landingsoon: 'landingSoon',
  landed: 'landed',
  diverted: 'diverted',
  baggageonbelt: 'baggage',
  newgate: 'newGate',
} as const

const byLetters = new Map<string, string>(Object.entries(names))
export const flightStates = Object.values(names)

/** The state that a text of the hotel names, however it is written: "On time", `ON_TIME`; null for other texts. */
export const flightStateOf = (text: string): string | null =>
  byLetters.get(text.toLowerCase().replace(/[\s_-]/g, '')) ?? null

/** Writes a state or remark in the guest's language if it is a known one, and as the hotel has written it otherwise. */
export function useFlightWords() {
  const { t } = useTranslation()
  return (text: string) => {
    const state = flightStateOf(text)
    return state ? t(`flights.states.${state}`) : text
  }
}
