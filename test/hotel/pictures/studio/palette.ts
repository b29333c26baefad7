// The colour palettes of the pictures: each mood has matching colours for wall, table and accent.

export interface Palette {
  /** Wall: lit colour and shaded colour. */
  wall: [string, string]
  /** Table or plinth, lit top and shaded side. */
  table: [string, string]
  /** The shape behind the object. */
  accent: string
  shadow: string
  /** How bright the window is, 0 to 1. */
  light: number
}

const paint = (
  wall: [string, string],
  table: [string, string],
  accent: string,
  shadow: string,
  light = 0.55,
): Palette => ({ wall, table, accent, shadow, light })

export const palettes = {
  morning: paint(['#f6e7cd', '#e3c69b'], ['#fbf3e4', '#dcbf97'], '#efcf9f', '#6b4522', 0.75),
  honey: paint(['#f3dfb4', '#dcb678'], ['#faefd6', '#d3ab6e'], '#e9c581', '#6a431a', 0.7),
  sage: paint(['#dfe3cf', '#b3bd9d'], ['#f1f1e3', '#a9b291'], '#c5cda9', '#3f4a30', 0.65),
  terracotta: paint(['#e7c2a4', '#c28a68'], ['#f3ddc8', '#b67c5c'], '#d49e7b', '#5a2c18', 0.6),
  brick: paint(['#d9a98d', '#a86a52'], ['#ecd0bb', '#9a5d47'], '#c0836a', '#4d2216', 0.55),
  olive: paint(['#dcd6b0', '#a9a26f'], ['#efead0', '#9c9465'], '#c3bb8a', '#46411d', 0.6),
  blush: paint(['#f3d9d0', '#d9aea3'], ['#fbeee8', '#cfa195'], '#ecc4b8', '#6b352d', 0.7),
  rose: paint(['#ecc9c9', '#c7929a'], ['#f7e4e2', '#b9848d'], '#dcabad', '#5b2733', 0.62),
  butter: paint(['#f9ebc2', '#e6cb86'], ['#fdf6de', '#dcbf78'], '#f2da9b', '#6f5018', 0.75),
  sky: paint(['#d7e5e8', '#a3c0c8'], ['#eef4f2', '#98b5bd'], '#bad3d8', '#2c4a55', 0.7),
  water: paint(['#cfe2df', '#92b8b5'], ['#e9f3ef', '#86adaa'], '#b0cfcb', '#24494a', 0.7),
  wine: paint(['#8d5560', '#4d2634'], ['#b38087', '#43202d'], '#7a4351', '#1f0b13', 0.42),
  gold: paint(['#d8bd86', '#987844'], ['#ecdcb6', '#8b6c3b'], '#c4a468', '#3f2a0e', 0.55),
  night: paint(['#4d5876', '#232a42'], ['#77819b', '#1f253b'], '#3d4865', '#0b0e1b', 0.38),
  dusk: paint(['#8a7592', '#463a5c'], ['#ab98ae', '#3d3351'], '#76627f', '#191225', 0.42),
  bar: paint(['#3f5a60', '#1a2c34'], ['#6b8283', '#172830'], '#34505a', '#060f13', 0.4),
  amber: paint(['#a6703f', '#56331b'], ['#c89a68', '#4b2b16'], '#8c5b31', '#1f0f05', 0.45),
  paper: paint(['#ece6da', '#cbc0ad'], ['#f8f4eb', '#c1b49f'], '#dcd2c0', '#473b2b', 0.65),
  ink: paint(['#8796ab', '#475770'], ['#b1bccb', '#3e4d65'], '#738399', '#151d2b', 0.45),
  sand: paint(['#f0e2c8', '#d6ba8e'], ['#f9f1df', '#ccae81'], '#e4cba2', '#604420', 0.75),
  lagoon: paint(['#bfe0da', '#6fb0ac'], ['#e2f2ec', '#63a3a0'], '#97cbc6', '#0f4244', 0.72),
  palm: paint(['#cfdcb8', '#8aa873'], ['#e8efd8', '#7d9a67'], '#adc496', '#26401c', 0.68),
  coral: paint(['#f5cdb8', '#e0967b'], ['#fbe6d8', '#d4886d'], '#eeb096', '#6b2716', 0.7),
  lava: paint(['#6d6566', '#393335'], ['#938a89', '#332d2f'], '#5b5355', '#110d0e', 0.4),
} satisfies Record<string, Palette>

export type Mood = keyof typeof palettes
