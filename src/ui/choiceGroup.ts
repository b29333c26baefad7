import { createContext } from 'react'

interface ChoiceGroup {
  isRequired?: boolean | undefined
  /** DOM id of the error; undefined where there is none. */
  errorId?: string | undefined
  /** Called by the radio rows in the group, which make it a radio group. */
  onRadio?: (isRadioGroup: true) => void
}

/** What the options of `Choices` know of their group. */
export const ChoiceGroupContext = createContext<ChoiceGroup>({})

/** The state of the group for the element that has it: a radio group as a whole, or each checkbox. */
export const groupState = ({ isRequired, errorId }: ChoiceGroup) => ({
  'aria-required': isRequired,
  'aria-invalid': errorId ? true : undefined,
  'aria-describedby': errorId,
})
