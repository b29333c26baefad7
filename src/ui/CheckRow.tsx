import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow.tsx'

export interface CheckRowProps extends ChoiceRowProps {
  onChange: (checked: boolean) => void
}

/** One of several things that can be added. Put them in a `fieldset` or a group with a name. */
export function CheckRow({ onChange, ...row }: CheckRowProps) {
  return <ChoiceRow {...row} type="checkbox" onPick={onChange} />
}
