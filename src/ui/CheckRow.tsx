import { ChoiceRow, type ChoiceRowProps } from './ChoiceRow.tsx'

export interface CheckRowProps extends ChoiceRowProps {
  onChange: (checked: boolean) => void
}

/** An option that can be chosen together with others. Belongs in a `fieldset` or another named group. */
export function CheckRow({ onChange, ...row }: CheckRowProps) {
  return <ChoiceRow {...row} type="checkbox" onPick={onChange} />
}
