import type { ScreenMatch } from './registry.ts'

/** Whether home may open this address by itself. */
export const isDestination = ({ screen, params }: ScreenMatch): boolean =>
  typeof screen.isDestination === 'function' ? screen.isDestination(params) : screen.isDestination !== false
