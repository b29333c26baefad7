// The mark of Bellhop: a desk bell that is also a sun coming up. Drawn for every place that shows it.

const ink = '#1b2438'
const paper = '#f7f4ee'

/** The bell in a 512 square; `size` is the share of the square that it takes. */
const bell = (size: number) => {
  const scale = size / 0.72
  return `<g transform="translate(256 262) scale(${scale}) translate(-256 -262)"><path d="M104 318 C104 218 168 158 256 158 C344 158 408 218 408 318Z" fill="url(#gold)"/><path d="M146 300 C152 240 184 206 232 194" fill="none" stroke="#fff7e2" stroke-width="15" stroke-linecap="round" opacity=".8"/><rect x="82" y="338" width="348" height="40" rx="20" fill="${paper}"/><circle cx="256" cy="124" r="21" fill="url(#gold)"/></g>`
}

const defs = `<defs><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6d58c"/><stop offset="1" stop-color="#d6973c"/></linearGradient><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#26324d"/><stop offset="1" stop-color="#141a29"/></linearGradient></defs>`

const svg = (body: string, view = '0 0 512 512') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${defs}${body}</svg>`

export const favicon = svg(`<rect width="512" height="512" rx="116" fill="${ink}"/>${bell(0.76)}`)
export const icon = svg(`<rect width="512" height="512" rx="116" fill="url(#night)"/>${bell(0.72)}`)
/** Fills its square: the platform crops it to its own shape, in which the middle 80 % remain visible. */
export const maskable = svg(`<rect width="512" height="512" fill="url(#night)"/>${bell(0.56)}`)
export const appleTouch = svg(`<rect width="512" height="512" fill="url(#night)"/>${bell(0.66)}`)
