import { useSelector } from 'react-redux'
import type { MenuEntry } from '../../menu/slice.ts'
import { selectRemoteTv } from '../../remoteTv/slice.ts'

/** Screens that have nothing to offer in a room without a television (WAKE-15). */
const ofTelevision = ['wakeUp', 'sleeptimer', 'streamingDevices']

const withoutTv = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => {
    const { outcome, submenu } = entry
    if (outcome.kind === 'open' && ofTelevision.includes(outcome.screen)) return []
    return [{ ...entry, submenu: withoutTv(submenu) }]
  })

/** The entries of the hotel's menu that are of use in this guest's room. */
export function useFitting(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const { noTv } = useSelector(selectRemoteTv)
  return noTv ? withoutTv(entries) : entries
}
