import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { baselinesIn, packBaselines, removeBaseline, showsBaseline, unpackBaseline, unpackedFile } from './baselines.ts'

const root = mkdtempSync(join(tmpdir(), 'baselines-'))
const paths = { baseline: join(root, 'baseline'), unpacked: join(root, 'unpacked') }
mkdirSync(join(paths.baseline, 'phone'), { recursive: true })

/** Noise, which any loss would change. */
const noise = (seed: number) => Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, at) => (at * at * seed + at) % 256))
const raw = { raw: { width: 40, height: 30, channels: 3 } } as const
const pointsOf = (file: string) => sharp(readFileSync(file)).removeAlpha().raw().toBuffer()
const png = (pixels: Buffer, { width, height }: { width: number; height: number } = raw.raw) =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

test('what Vitest wrote is stored in git, and comes back point by point', async () => {
  writeFileSync(join(paths.baseline, 'phone/old.webp'), await sharp(noise(7), raw).webp({ lossless: true }).toBuffer())
  await unpackBaseline('phone/old', paths)
  expect(await pointsOf(unpackedFile('phone/old', paths))).toEqual(noise(7))

  writeFileSync(unpackedFile('phone/old', paths), await png(noise(11)))
  await packBaselines(paths)
  expect(baselinesIn(paths.baseline)).toEqual([{ picture: 'phone/old', file: join(paths.baseline, 'phone/old.webp') }])
  expect(await pointsOf(join(paths.baseline, 'phone/old.webp'))).toEqual(noise(11))
})

test('what a baseline shows is known by its size and points alone, not by how it is stored', async () => {
  expect(await showsBaseline('phone/old', await png(noise(11)), paths)).toBe(true)
  const other = noise(11)
  other[other.length - 1] = (other.at(-1) ?? 0) ^ 1
  expect(await showsBaseline('phone/old', await png(other), paths)).toBe(false)
  expect(await showsBaseline('phone/old', await png(noise(11), { width: 30, height: 40 }), paths)).toBe(false)
  expect(await showsBaseline('phone/none', await png(noise(11)), paths)).toBe(false)
})

test('a picture without a baseline is not unpacked', async () => {
  await unpackBaseline('phone/none', paths)
  expect(existsSync(unpackedFile('phone/none', paths))).toBe(false)
})

test('a baseline that is as it was is not stored again', async () => {
  const { file } = baselinesIn(paths.baseline)[0] ?? { file: '' }
  const before = readFileSync(file)
  await packBaselines(paths)
  rmSync(unpackedFile('phone/old', paths))
  await unpackBaseline('phone/old', paths)
  await packBaselines(paths)
  expect(readFileSync(file)).toEqual(before)
  removeBaseline('phone/old', paths)
  expect(baselinesIn(paths.baseline)).toEqual([])
  expect(existsSync(unpackedFile('phone/old', paths))).toBe(false)
})
