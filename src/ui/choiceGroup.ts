import { createContext, useContext, useLayoutEffect } from 'react'

interface ChoiceGroup {
  isRequired: boolean
  /** DOM id of the error; undefined where there is none. */
  errorId: string | undefined
  /** Called by the group's first radio button, which makes it a radio group. */
  onRadio?: () => void
}

/** What the options of `Choices` know of their group. */
export const ChoiceGroupContext = createContext<ChoiceGroup>({ isRequired: false, errorId: undefined })

/** The state of the group for the element that has it: a radio group as a whole, or each checkbox. */
export const groupState = ({ isRequired, errorId }: ChoiceGroup) => ({
  'aria-required': isRequired || undefined,
  'aria-invalid': errorId !== undefined || undefined,
  'aria-describedby': errorId,
})

/** The attributes of an option in its group. A single radio button can be neither required nor invalid. */
export function useChoiceInGroup(type: 'checkbox' | 'radio') {
  const group = useContext(ChoiceGroupContext)
  const { onRadio } = group
  useLayoutEffect(() => {
    if (type === 'radio') onRadio?.()
  }, [type, onRadio])
  // A checkbox that is "required" would have to be checked itself.
  return type === 'checkbox' ? groupState({ ...group, isRequired: false }) : {}
}
