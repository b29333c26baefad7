import { Switch } from './parts/Switch.tsx'
import type { MainLight } from './useMainLight.ts'
import { useTitles } from './useTitles.ts'

/** The main light of the guest's room as a tile, for other screens. */
export function MainLightPart({ light: { command, control } }: { light: MainLight }) {
  const title = useTitles('hotel').control(command)
  return <Switch command={command} control={control} title={title} kind="light" isWide={false} />
}
