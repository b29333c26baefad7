/** A local part, an @ and a host with a dot, without spaces (LOGIN-09). */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
