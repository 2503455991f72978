import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { baselinesIn, hashOfPoints, packBaselines, pointsOfBaselines, removeBaseline, unpackBaselines, unpackedFile } from './baselines.ts'

const root = mkdtempSync(join(tmpdir(), 'baselines-'))
const paths = { baseline: join(root, 'baseline'), unpacked: join(root, 'unpacked') }
mkdirSync(join(paths.baseline, 'phone'), { recursive: true })

/** Noise, which any loss would change. */
const noise = (seed: number) => Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, at) => (at * at * seed + at) % 256))
const raw = { raw: { width: 40, height: 30, channels: 3 } } as const
const pointsOf = (file: string) => sharp(readFileSync(file)).removeAlpha().raw().toBuffer()

test('what Vitest wrote is stored in git, and comes back point by point', async () => {
  writeFileSync(join(paths.baseline, 'phone/old.webp'), await sharp(noise(7), raw).webp({ lossless: true }).toBuffer())
  await unpackBaselines(paths)
  expect(await pointsOf(unpackedFile('phone/old', paths))).toEqual(noise(7))

  writeFileSync(unpackedFile('phone/old', paths), await sharp(noise(11), raw).png().toBuffer())
  await packBaselines(paths)
  expect(baselinesIn(paths.baseline)).toEqual([{ picture: 'phone/old', file: join(paths.baseline, 'phone/old.webp') }])
  expect(await pointsOf(join(paths.baseline, 'phone/old.webp'))).toEqual(noise(11))
})

test('a baseline that differs is unpacked anew, and what git no longer holds goes', async () => {
  writeFileSync(join(paths.baseline, 'phone/old.webp'), await sharp(noise(13), raw).webp({ lossless: true }).toBuffer())
  writeFileSync(unpackedFile('phone/left', paths), 'no baseline')
  await unpackBaselines(paths)
  expect(await pointsOf(unpackedFile('phone/old', paths))).toEqual(noise(13))
  expect(existsSync(unpackedFile('phone/left', paths))).toBe(false)
})

test('what a baseline shows is known by its size and points alone, not by how it is stored', async () => {
  const points = pointsOfBaselines(paths)('phone/old')
  const stored = async (pixels: Buffer, { width, height }: { width: number; height: number } = raw.raw) =>
    hashOfPoints(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
    )
  expect(await stored(noise(13))).toBe(points)
  const other = noise(13)
  other[other.length - 1] = (other.at(-1) ?? 0) ^ 1
  expect(await stored(other)).not.toBe(points)
  expect(await stored(noise(13), { width: 30, height: 40 })).not.toBe(points)
  expect(pointsOfBaselines(paths)('phone/none')).toBeUndefined()
})

test('a baseline that is as it was is not stored again', async () => {
  const { file } = baselinesIn(paths.baseline)[0] ?? { file: '' }
  const before = readFileSync(file)
  await packBaselines(paths)
  expect(readFileSync(file)).toEqual(before)
  removeBaseline('phone/old', paths)
  expect(baselinesIn(paths.baseline)).toEqual([])
  expect(existsSync(unpackedFile('phone/old', paths))).toBe(false)
})
