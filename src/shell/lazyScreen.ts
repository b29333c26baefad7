import type { ComponentType } from 'react'
import { type Code, codeOf } from '../browser/code.ts'

/** A screen whose code is loaded when it opens. */
export const lazyScreen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Code<ComponentType> => codeOf(load, name)
