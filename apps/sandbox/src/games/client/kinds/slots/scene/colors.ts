/** One color per line, told apart by order as well: lines also light up one after another. */
export const lineColors = [0xffd766, 0x57c7ff, 0xff8f78, 0x63e0a8, 0xd7a6ff] as const
