import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { picturePaths } from './paths.ts'

/** Where baselines stand: packed in git; unpacked for Vitest, which compares PNG files alone, where a page does not show its baseline. */
export type BaselinePaths = Pick<typeof picturePaths, 'baseline' | 'unpacked'>

/** A baseline in git, `phone/kit-button-matrix` in the file that holds it. */
export interface Baseline {
  readonly picture: string
  readonly file: string
}

const extension = /\.(webp|png)$/

interface Points {
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 }
  readonly data: Buffer
}
const decode = async (picture: Buffer): Promise<Points> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { raw: { width: info.width, height: info.height, channels: 4 }, data }
}
const packedFile = (picture: string, paths: BaselinePaths) => join(paths.baseline, `${picture}.webp`)
const packedPoints = async (picture: string, paths: BaselinePaths): Promise<Points | undefined> => {
  const file = packedFile(picture, paths)
  return existsSync(file) ? decode(readFileSync(file)) : undefined
}

/** True where `seen`, a picture in any format, has the size and every point of the baseline of `picture`. */
export const showsBaseline = async (picture: string, seen: Buffer, paths: BaselinePaths = picturePaths): Promise<boolean> => {
  const [baseline, actual] = await Promise.all([packedPoints(picture, paths), decode(seen)])
  return baseline !== undefined && baseline.raw.width === actual.raw.width && baseline.data.equals(actual.data)
}

/** The PNG of a picture's baseline, once `unpackBaseline` wrote it. */
export const unpackedFile = (picture: string, paths: BaselinePaths = picturePaths): string => join(paths.unpacked, `${picture}.png`)

/** Writes the PNG of a picture's baseline; nothing where there is none. */
export const unpackBaseline = async (picture: string, paths: BaselinePaths = picturePaths): Promise<void> => {
  const points = await packedPoints(picture, paths)
  if (!points) return
  const png = unpackedFile(picture, paths)
  mkdirSync(dirname(png), { recursive: true })
  writeFileSync(png, await sharp(points.data, points).png({ compressionLevel: 1 }).toBuffer())
}

/** Every baseline in git (ADR 45). */
export const baselinesIn = (folder: string): readonly Baseline[] =>
  globSync('*/*.webp', { cwd: folder })
    .sort()
    .map((name) => ({ picture: name.replace(extension, ''), file: join(folder, name) }))

const pack = async (picture: string, png: Buffer, paths: BaselinePaths): Promise<void> => {
  const packed = packedFile(picture, paths)
  mkdirSync(dirname(packed), { recursive: true })
  writeFileSync(packed, await sharp(png).webp({ lossless: true, effort: 4 }).toBuffer())
}

/** Makes baselines of the unpacked PNG files that Vitest wrote anew. */
export const packBaselines = async (paths: BaselinePaths = picturePaths): Promise<void> => {
  for (const name of globSync('*/*.png', { cwd: paths.unpacked })) {
    const picture = name.replace(extension, '')
    const png = readFileSync(join(paths.unpacked, name))
    if (!(await showsBaseline(picture, png, paths))) await pack(picture, png, paths)
  }
}

/** Makes the PNG in a file the baseline of a picture. */
export const keepBaseline = async (picture: string, file: string, paths: BaselinePaths = picturePaths): Promise<void> => {
  const png = unpackedFile(picture, paths)
  mkdirSync(dirname(png), { recursive: true })
  copyFileSync(file, png)
  await pack(picture, readFileSync(png), paths)
}

/** Removes the baseline of a picture whose story is gone. */
export const removeBaseline = (picture: string, paths: BaselinePaths = picturePaths): void => {
  rmSync(packedFile(picture, paths), { force: true })
  rmSync(unpackedFile(picture, paths), { force: true })
}
