import { atEnd } from './atEnd.ts'

/** Sets a property of an object, and restores it after the test. */
export function give(target: object, name: string, value: unknown) {
  const own = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
  atEnd(() => {
    if (own) Object.defineProperty(target, name, own)
    else Reflect.deleteProperty(target, name)
  })
}
