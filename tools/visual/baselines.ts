import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { picturePaths } from './paths.ts'

/** Where baselines stand: packed in git, unpacked for Vitest, which compares PNG files alone. */
export type BaselinePaths = Pick<typeof picturePaths, 'baseline' | 'unpacked'>

/** A baseline in git, `phone/kit-button-matrix` in the file that holds it. */
export interface Baseline {
  readonly picture: string
  readonly file: string
}

/** What a PNG was unpacked from, what it is, and what it shows: hashes, by the name of the picture. */
type Stamps = Record<string, { readonly packed: string; readonly unpacked: string; readonly points: string }>

const extension = /\.(webp|png)$/
const hashOf = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')

interface Points {
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 }
  readonly data: Buffer
}
const decode = async (picture: Buffer): Promise<Points> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { raw: { width: info.width, height: info.height, channels: 4 }, data }
}
const hashOfAll = ({ raw, data }: Points): string => createHash('sha1').update(`${raw.width}×${raw.height}`).update(data).digest('hex')
/** Of the size and every point of a picture, however it is stored. */
export const hashOfPoints = async (picture: Buffer): Promise<string> => hashOfAll(await decode(picture))

const stampsFile = (paths: BaselinePaths) => join(paths.unpacked, 'unpacked.json')
const readStamps = (paths: BaselinePaths): Stamps =>
  existsSync(stampsFile(paths)) ? (JSON.parse(readFileSync(stampsFile(paths), 'utf8')) as Stamps) : {}
const writeStamps = (stamps: Stamps, paths: BaselinePaths): void => writeFileSync(stampsFile(paths), JSON.stringify(stamps))
const packedFile = (picture: string, paths: BaselinePaths) => join(paths.baseline, `${picture}.webp`)

/** The PNG of a picture's baseline, once `unpackBaselines` ran. */
export const unpackedFile = (picture: string, paths: BaselinePaths = picturePaths): string => join(paths.unpacked, `${picture}.png`)

/** Tells the `hashOfPoints` of a picture's baseline as it was last unpacked; undefined where there is none. */
export const pointsOfBaselines = (paths: BaselinePaths = picturePaths): ((picture: string) => string | undefined) => {
  let stamps: Stamps | undefined
  return (picture) => (stamps ??= readStamps(paths))[picture]?.points
}

/** Every baseline in git (ADR 45). */
export const baselinesIn = (folder: string): readonly Baseline[] =>
  globSync('*/*.webp', { cwd: folder })
    .sort()
    .map((name) => ({ picture: name.replace(extension, ''), file: join(folder, name) }))

/** Pictures that sharp works on at a time; it has threads of its own. */
const AT_ONCE = 4
const inTurns = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const left = [...items]
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Brings the PNG files that Vitest compares up to date with the baselines in git; only those that differ are written. */
export const unpackBaselines = async (paths: BaselinePaths = picturePaths): Promise<void> => {
  mkdirSync(paths.unpacked, { recursive: true })
  const before = readStamps(paths)
  const stamps: Stamps = {}
  await inTurns(baselinesIn(paths.baseline), async ({ picture, file }) => {
    const bytes = readFileSync(file)
    const packed = hashOf(bytes)
    const png = unpackedFile(picture, paths)
    const stamp = before[picture]
    if (stamp?.packed === packed && existsSync(png)) {
      stamps[picture] = stamp
      return
    }
    mkdirSync(dirname(png), { recursive: true })
    const points = await decode(bytes)
    const unpacked = await sharp(points.data, points).png({ compressionLevel: 1 }).toBuffer()
    writeFileSync(png, unpacked)
    stamps[picture] = { packed, unpacked: hashOf(unpacked), points: hashOfAll(points) }
  })
  for (const name of globSync('*/*.png', { cwd: paths.unpacked }))
    if (!stamps[name.replace(extension, '')]) rmSync(join(paths.unpacked, name))
  writeStamps(stamps, paths)
}

const keep = async (picture: string, png: Buffer, stamps: Stamps, paths: BaselinePaths): Promise<void> => {
  const packed = await sharp(png).webp({ lossless: true, effort: 4 }).toBuffer()
  mkdirSync(dirname(packedFile(picture, paths)), { recursive: true })
  writeFileSync(packedFile(picture, paths), packed)
  stamps[picture] = { packed: hashOf(packed), unpacked: hashOf(png), points: await hashOfPoints(png) }
}

/** Makes baselines of the PNG files that Vitest wrote anew among the unpacked ones. */
export const packBaselines = async (paths: BaselinePaths = picturePaths): Promise<void> => {
  const stamps = readStamps(paths)
  await inTurns(globSync('*/*.png', { cwd: paths.unpacked }), async (name) => {
    const picture = name.replace(extension, '')
    const png = readFileSync(join(paths.unpacked, name))
    if (stamps[picture]?.unpacked !== hashOf(png)) await keep(picture, png, stamps, paths)
  })
  writeStamps(stamps, paths)
}

/** Makes the PNG in a file the baseline of a picture. */
export const keepBaseline = async (picture: string, file: string, paths: BaselinePaths = picturePaths): Promise<void> => {
  const stamps = readStamps(paths)
  const png = unpackedFile(picture, paths)
  mkdirSync(dirname(png), { recursive: true })
  copyFileSync(file, png)
  await keep(picture, readFileSync(png), stamps, paths)
  writeStamps(stamps, paths)
}

/** Removes the baseline of a picture whose story is gone. */
export const removeBaseline = (picture: string, paths: BaselinePaths = picturePaths): void => {
  for (const { file } of baselinesIn(paths.baseline).filter((baseline) => baseline.picture === picture)) rmSync(file)
  rmSync(unpackedFile(picture, paths), { force: true })
}
