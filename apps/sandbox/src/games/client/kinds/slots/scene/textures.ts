import { Texture } from 'pixi.js'

export type SymbolTextures = ReadonlyMap<string, Texture>

const draw = async (symbol: string, url: string, pixels: number): Promise<readonly [string, Texture]> => {
  const image = new Image(pixels, pixels)
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = pixels
  canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels)
  return [symbol, Texture.from(canvas, true)]
}

/** Draws every symbol at exactly the size at which it is shown, so that nothing is blurred by scaling. */
export const drawSymbols = async (pictures: Readonly<Record<string, string>>, pixels: number): Promise<SymbolTextures> =>
  new Map(await Promise.all(Object.entries(pictures).map(([symbol, url]) => draw(symbol, url, Math.max(8, Math.round(pixels))))))
