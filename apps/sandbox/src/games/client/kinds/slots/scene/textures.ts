import { Texture } from 'pixi.js'

export type SymbolTextures = ReadonlyMap<string, Texture>

/** A picture as a texture in exactly so many pixels. Rejects where the browser cannot draw it. */
export const drawPicture = async (url: string, { width, height }: { width: number; height: number }): Promise<Texture> => {
  const image = new Image(width, height)
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return Texture.from(canvas, true)
}

const draw = async (symbol: string, url: string, pixels: number): Promise<readonly [string, Texture]> => [
  symbol,
  await drawPicture(url, { width: pixels, height: pixels }),
]

/** Draws every symbol at exactly the size at which it is shown, so that nothing is blurred by scaling. */
export const drawSymbols = async (pictures: Readonly<Record<string, string>>, pixels: number): Promise<SymbolTextures> =>
  new Map(await Promise.all(Object.entries(pictures).map(([symbol, url]) => draw(symbol, url, Math.max(8, Math.round(pixels))))))
