import { Texture } from 'pixi.js'
import { symbols, type SlotSymbol } from '@lagoon/games/moonlitTides/symbols'
import { symbolUrl } from '../art/symbolArt.ts'

export type SymbolTextures = ReadonlyMap<SlotSymbol, Texture>

const draw = async (symbol: SlotSymbol, pixels: number): Promise<readonly [SlotSymbol, Texture]> => {
  const image = new Image(pixels, pixels)
  image.src = symbolUrl(symbol)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixels
  canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels)
  return [symbol, Texture.from(canvas, true)]
}

/** Draws every symbol at exactly the size at which it is shown, so that nothing is blurred by scaling. */
export const drawSymbols = async (pixels: number): Promise<SymbolTextures> =>
  new Map(await Promise.all(symbols.map((symbol) => draw(symbol, Math.max(8, Math.round(pixels))))))
