/** Colours of the scene. It is a picture of its own under any theme, like a cover, so it does not follow the page's tokens. */
export const scene = {
  skyTop: 0x050b18,
  sky: 0x0b2646,
  horizon: 0x1d5a80,
  deep: 0x05101f,
  moon: 0xe2f5ff,
  glow: 0x7fd3ff,
  glass: 0x04101f,
  edge: 0x9fdcff,
  gold: 0xffd766,
} as const

/** One colour per line, told apart by order as well: lines also light up one after another. */
export const lineColors = [0xffd766, 0x57c7ff, 0xff8f78, 0x63e0a8, 0xd7a6ff] as const
