import { symbolSets } from './sets.ts'
import { symbolArt } from './symbolArt.ts'

/** The drawings of each game's symbols, as SVG text. */
const art: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'moonlit-tides': symbolArt, ...symbolSets }

const urlOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Addresses of the pictures of a game for an `img`, by symbol, without a request. */
export const picturesOf = (gameId: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(art[gameId] ?? {}).map(([symbol, svg]) => [symbol, urlOf(svg)]))
