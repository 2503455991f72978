import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { baselinesIn } from './baselines.ts'
import { picturePaths } from './paths.ts'
import { samePictures, type SamePictures } from './samePictures.ts'

const baselines = baselinesIn(picturePaths.baseline)
const contents = new Map(baselines.map(({ picture, file }) => [picture, createHash('sha1').update(readFileSync(file)).digest('hex')]))

const storyOf = (picture: string): string => picture.replace(/^\w+\//, '')

/** Groups of stories whose pictures are the same, in one folder or over two. */
const alike = (pictures: ReadonlyMap<string, string>): readonly (readonly string[])[] =>
  [...Map.groupBy(pictures, ([, hash]) => hash).values()]
    .map((group) => [...new Set(group.map(([picture]) => storyOf(picture)))].sort())
    .filter((group) => group.length > 1)

const unlisted = (groups: readonly (readonly string[])[], listed: readonly SamePictures[]) =>
  groups.filter((group) => !listed.some(({ pictures }) => group.every((story) => pictures.includes(story))))

/** What holds anything is compressed to more; reading all pictures point by point would take a minute. */
const mayBeBlank = (bytes: Buffer, { width, height }: { width: number; height: number }): boolean => bytes.length < 0.03 * width * height

/** How far a channel of the page's ground goes from its corner, with the light from above; the faintest skeleton goes further. */
const GROUND = 20

const isBlank = async (bytes: Buffer): Promise<boolean> => {
  const picture = sharp(bytes)
  if (!mayBeBlank(bytes, await picture.metadata())) return false
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const corner = data.length - info.channels
  return data.every((value, at) => Math.abs(value - (data[corner + (at % info.channels)] ?? 0)) <= GROUND)
}

it('no two stories have the same picture, unless they are listed with the reason', () =>
  expect(unlisted(alike(contents), samePictures)).toEqual([]))

it('every story that is listed is still like another one', () => {
  const stories = new Set(alike(contents).flat())
  expect(samePictures.flatMap(({ pictures }) => pictures).filter((story) => !stories.has(story))).toEqual([])
})

it('canary: a picture that another story has too, and one of a listed group with a story outside of it, are noticed', () => {
  const [first = '', second = ''] = baselines.map(({ picture }) => picture).filter((picture) => picture.startsWith('phone/kit-'))
  expect(
    unlisted(
      alike(
        new Map([
          [first, 'same'],
          [second, 'same'],
        ]),
      ),
      samePictures,
    ),
  ).toEqual([[storyOf(first), storyOf(second)].sort()])
  const listed = samePictures[0]?.pictures[0] ?? ''
  expect(
    unlisted(
      alike(
        new Map([
          [`phone/${listed}`, 'same'],
          [first, 'same'],
        ]),
      ),
      samePictures,
    ),
  ).toHaveLength(1)
})

it('no picture is blank', async () => {
  const blank: string[] = []
  for (const { picture, file } of baselines) if (await isBlank(readFileSync(file))) blank.push(picture)
  expect(blank).toEqual([])
})

it('canary: a picture of the ground alone is noticed', async () => {
  const raw = { width: 390, height: 844, channels: 4 } as const
  const ground = Buffer.alloc(raw.width * raw.height * raw.channels)
  for (let at = 0; at < ground.length; at += 4) ground.writeUInt32BE(at < 40_000 ? 0x0b1729ff : 0x0a111fff, at)
  const packed = () => sharp(ground, { raw }).webp({ lossless: true }).toBuffer()
  expect(await isBlank(await packed())).toBe(true)
  ground.writeUInt32BE(0xdfe8f2ff, 200_000)
  expect(await isBlank(await packed())).toBe(false)
})
