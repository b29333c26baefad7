// Animations, drawn on a canvas of 1280 by 720. Each depends on the time `t` alone, which goes from 0 to 1. `coast`
// ends nearly as it begins, because the feature is played as a loop. Runs in a browser.

type Canvas = CanvasRenderingContext2D

const width = 1280
const height = 720
const full = Math.PI * 2

/** Returns a pseudo-random number from 0 to 1 that is always the same for the same `n`. */
const scatter = (n: number) => {
  const value = Math.sin(n * 127.1) * 43758.5453
  return value - Math.floor(value)
}

function sky(canvas: Canvas, colours: readonly string[]) {
  const paint = canvas.createLinearGradient(0, 0, 0, height)
  for (const [index, colour] of colours.entries()) paint.addColorStop(index / (colours.length - 1), colour)
  canvas.fillStyle = paint
  canvas.fillRect(0, 0, width, height)
}

function glow(canvas: Canvas, x: number, y: number, radius: number, colour: string) {
  const paint = canvas.createRadialGradient(x, y, 0, x, y, radius)
  paint.addColorStop(0, colour)
  paint.addColorStop(1, `${colour}00`)
  canvas.fillStyle = paint
  canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** Draws a ridge of waves, which moves on by `turns` whole waves while `t` goes from 0 to 1. */
function ridge(
  canvas: Canvas,
  t: number,
  y: number,
  tall: number,
  waves: number,
  turns: number,
  colour: string,
) {
  canvas.fillStyle = colour
  canvas.beginPath()
  canvas.moveTo(0, height)
  for (let x = 0; x <= width; x += 8) {
    const phase = (x / width) * full * waves + t * full * turns
    canvas.lineTo(x, y + Math.sin(phase) * tall + Math.sin(phase * 2.3 + waves) * tall * 0.35)
  }
  canvas.lineTo(width, height)
  canvas.fill()
}

/** A coast by night: stars, a moon that breathes, a lighthouse that turns. */
function coast(canvas: Canvas, t: number) {
  sky(canvas, ['#0a1230', '#1d2f63', '#5a4a78', '#c9775e'])
  for (let star = 0; star < 90; star += 1) {
    canvas.globalAlpha = 0.35 + 0.5 * Math.sin(t * full * (1 + (star % 3)) + star) ** 2
    canvas.fillStyle = '#f4ecd8'
    canvas.fillRect(scatter(star) * width, scatter(star + 500) * 360, 2, 2)
  }
  canvas.globalAlpha = 1
  glow(canvas, 900, 230, 190 + Math.sin(t * full) * 12, '#f7dca4')
  canvas.fillStyle = '#fbeecb'
  canvas.beginPath()
  canvas.arc(900, 230, 58, 0, full)
  canvas.fill()
  const turn = t * full * 2
  const reach = Math.cos(turn) * 760
  canvas.globalAlpha = 0.14 + 0.16 * Math.abs(Math.sin(turn))
  canvas.fillStyle = '#ffe9b0'
  canvas.beginPath()
  canvas.moveTo(262, 372)
  canvas.lineTo(262 + reach, 318)
  canvas.lineTo(262 + reach, 432)
  canvas.fill()
  canvas.globalAlpha = 1
  canvas.fillStyle = '#0c1126'
  canvas.beginPath()
  canvas.moveTo(246, 384)
  canvas.lineTo(278, 384)
  canvas.lineTo(290, 540)
  canvas.lineTo(234, 540)
  canvas.fill()
  canvas.fillRect(243, 358, 38, 8)
  canvas.fillStyle = '#ffe9b0'
  canvas.fillRect(250, 366, 24, 16)
  canvas.fillStyle = '#0c1126'
  canvas.beginPath()
  canvas.moveTo(0, 500)
  canvas.quadraticCurveTo(240, 490, 420, 560)
  canvas.lineTo(420, 720)
  canvas.lineTo(0, 720)
  canvas.fill()
  ridge(canvas, t, 548, 7, 4, 1, '#2a3f74')
  ridge(canvas, t, 588, 9, 3, -1, '#1f3060')
  ridge(canvas, t, 632, 11, 3, 1, '#14214a')
  ridge(canvas, t, 680, 12, 2, -1, '#0b1433')
}

/** Dunes from morning to evening, and a caravan of one. */
function dunes(canvas: Canvas, t: number) {
  const noon = Math.sin(t * Math.PI)
  sky(canvas, ['#4b3a6b', '#d9765a', '#f3bd7a'])
  canvas.globalAlpha = Math.min(1, Math.max(0, (noon - 0.15) / 0.6))
  sky(canvas, ['#3f86b5', '#a8d0d6', '#f4dfb2'])
  canvas.globalAlpha = 1
  const x = 120 + t * 1040
  const y = 420 - noon * 300
  glow(canvas, x, y, 170, '#fff0c0')
  canvas.fillStyle = '#fff6dc'
  canvas.beginPath()
  canvas.arc(x, y, 46, 0, full)
  canvas.fill()
  ridge(canvas, t / 8, 430, 34, 2, 1, '#d59a62')
  ridge(canvas, t / 8, 510, 30, 1.4, -1, '#b9733f')
  const step = Math.sin(t * full * 40) * 3
  canvas.fillStyle = '#3a2014'
  canvas.fillRect(1180 - t * 1080, 520 + step, 10, 26)
  canvas.beginPath()
  canvas.arc(1185 - t * 1080, 514 + step, 8, 0, full)
  canvas.fill()
  ridge(canvas, t / 8, 590, 26, 1.1, 1, '#8a4d2a')
}

interface Slide {
  text: string
  face: string
}

/** Shows texts one after the other, as trailers do. */
function slides(canvas: Canvas, t: number, lines: readonly Slide[], colour: string) {
  const place = t * lines.length
  const index = Math.min(lines.length - 1, Math.floor(place))
  const within = place - index
  const shown = lines[index]
  if (!shown) return
  canvas.globalAlpha = Math.min(1, within * 5, (1 - within) * 5)
  canvas.fillStyle = colour
  canvas.font = shown.face
  canvas.textAlign = 'center'
  canvas.fillText(shown.text, width / 2, 380 - within * 14)
  canvas.globalAlpha = 1
}

const serif = "600 74px Georgia, 'Liberation Serif', serif"
const sans = "800 78px 'Liberation Sans', Arial, sans-serif"
const typewriter = "700 58px 'Liberation Mono', 'Courier New', monospace"
const inFace = (face: string, ...texts: string[]): Slide[] => texts.map((text) => ({ text, face }))

function romance(canvas: Canvas, t: number) {
  sky(canvas, ['#3b1b4a', '#a9446a', '#f2a679'])
  for (let light = 0; light < 26; light += 1)
    glow(
      canvas,
      scatter(light) * width,
      ((((scatter(light + 90) - t * (1 + (light % 3))) % 1) + 1) % 1) * height,
      30 + scatter(light + 7) * 60,
      light % 2 ? '#ffd9a0' : '#ff9db0',
    )
  slides(
    canvas,
    t,
    inFace(serif, 'This season', 'one letter', 'one summer', 'one answer', 'Now in your room'),
    '#fff6ea',
  )
}

function suspense(canvas: Canvas, t: number) {
  sky(canvas, ['#050608', '#12161c', '#050608'])
  const door = 60 + 240 * Math.sin(t * Math.PI)
  const paint = canvas.createLinearGradient(0, 120, 0, 640)
  paint.addColorStop(0, '#f6d58a')
  paint.addColorStop(1, '#c1440e')
  canvas.fillStyle = paint
  canvas.globalAlpha = 0.85
  canvas.fillRect(640 - door / 2, 110, door, 470)
  canvas.globalAlpha = 0.16
  canvas.beginPath()
  canvas.moveTo(640 - door / 2, 580)
  canvas.lineTo(640 + door / 2, 580)
  canvas.lineTo(640 + door * 1.6, 720)
  canvas.lineTo(640 - door * 1.6, 720)
  canvas.fill()
  canvas.globalAlpha = 1
  canvas.fillStyle = '#050608'
  canvas.fillRect(628, 580 - 190, 24, 190)
  canvas.beginPath()
  canvas.arc(640, 372, 20, 0, full)
  canvas.fill()
  slides(
    canvas,
    t,
    inFace(typewriter, 'He checked in.', 'He never checked out.', 'Who has the key?', 'Do not knock.'),
    '#ffffff',
  )
}

function laughter(canvas: Canvas, t: number) {
  const colours = ['#f9e07f', '#ff8360', '#7cc6c3', '#cfe6f5', '#f2c14e']
  canvas.fillStyle = colours[0] ?? ''
  canvas.fillRect(0, 0, width, height)
  for (let ray = 0; ray < 16; ray += 1) {
    canvas.fillStyle = ray % 2 ? '#f2c14e' : '#f9e07f'
    canvas.beginPath()
    canvas.moveTo(640, 380)
    canvas.arc(640, 380, 900, (ray / 16 + t / 8) * full, ((ray + 1) / 16 + t / 8) * full)
    canvas.fill()
  }
  for (let ball = 0; ball < 9; ball += 1) {
    const bounce = Math.abs(Math.sin((t * 4 + ball / 9) * Math.PI))
    canvas.fillStyle = colours[1 + (ball % 3)] ?? ''
    canvas.beginPath()
    canvas.arc(80 + ball * 140, 650 - bounce * 170, 38, 0, full)
    canvas.fill()
  }
  slides(canvas, t, inFace(sans, 'ONE GOAT', 'TWO FAMILIES', 'NO SILENCE', 'BRING POPCORN'), '#2d2a55')
}

export const scenes = { coast, dunes, romance, suspense, laughter }
