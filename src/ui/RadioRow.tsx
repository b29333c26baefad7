import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow.tsx'

export interface RadioRowProps extends ChoiceRowProps {
  /** Called when this one is chosen. */
  onChange: () => void
}

/** An option of which exactly one is chosen. The rows of a group share their `name`. */
export function RadioRow({ onChange, ...row }: RadioRowProps) {
  return <ChoiceRow {...row} type="radio" onPick={onChange} />
}
