/** Something, an @, a host with a dot, no spaces (LOGIN-09). */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
