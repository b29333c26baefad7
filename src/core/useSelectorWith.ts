import { useSelector } from 'react-redux'

/** `useSelector` for a selector with parameters: the type of the state follows from the selector. */
export const useSelectorWith = <State, Parameters extends readonly unknown[], Result>(
  selector: (state: State, ...parameters: Parameters) => Result,
  ...parameters: Parameters
): Result => useSelector((state: State) => selector(state, ...parameters))
