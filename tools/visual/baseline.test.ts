import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { picturePaths } from './paths.ts'
import { samePictures, type SamePictures } from './samePictures.ts'

const files = globSync('*/*.png', { cwd: picturePaths.baseline })
const contents = new Map(
  files.map((file) => [
    file,
    createHash('sha1')
      .update(readFileSync(join(picturePaths.baseline, file)))
      .digest('hex'),
  ]),
)

const storyOf = (file: string): string => file.replace(/^\w+\/|\.png$/g, '')

/** Groups of stories whose pictures are the same, in one folder or over two. */
const alike = (pictures: ReadonlyMap<string, string>): readonly (readonly string[])[] =>
  [...Map.groupBy(pictures, ([, hash]) => hash).values()]
    .map((group) => [...new Set(group.map(([file]) => storyOf(file)))].sort())
    .filter((group) => group.length > 1)

const unlisted = (groups: readonly (readonly string[])[], listed: readonly SamePictures[]) =>
  groups.filter((group) => !listed.some(({ pictures }) => group.every((story) => pictures.includes(story))))

/** What holds anything is compressed to more; reading all pictures point by point would take a minute. */
const mayBeBlank = (bytes: Buffer): boolean => bytes.length < 0.03 * bytes.readUInt32BE(16) * bytes.readUInt32BE(20)

/** How far a channel of the page's ground goes from its corner, with the light from above; the faintest skeleton goes further. */
const GROUND = 20

const isBlank = (bytes: Buffer): boolean => {
  if (!mayBeBlank(bytes)) return false
  const { data } = PNG.sync.read(bytes)
  const corner = data.length - 4
  for (let at = 0; at < data.length; at += 1) if (Math.abs((data[at] ?? 0) - (data[corner + (at % 4)] ?? 0)) > GROUND) return false
  return true
}

it('no two stories have the same picture, unless they are listed with the reason', () =>
  expect(unlisted(alike(contents), samePictures)).toEqual([]))

it('every story that is listed is still like another one', () => {
  const stories = new Set(alike(contents).flat())
  expect(samePictures.flatMap(({ pictures }) => pictures).filter((story) => !stories.has(story))).toEqual([])
})

it('canary: a picture that another story has too, and one of a listed group with a story outside of it, are noticed', () => {
  const [first = '', second = ''] = files.filter((file) => file.startsWith('phone/kit-'))
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
          [`phone/${listed}.png`, 'same'],
          [first, 'same'],
        ]),
      ),
      samePictures,
    ),
  ).toHaveLength(1)
})

it('no picture is blank', () => expect(files.filter((file) => isBlank(readFileSync(join(picturePaths.baseline, file))))).toEqual([]))

it('canary: a picture of the ground alone is noticed', () => {
  const ground = new PNG({ width: 390, height: 844 })
  for (let at = 0; at < ground.data.length; at += 4) ground.data.writeUInt32BE(at < 40_000 ? 0x0b1729ff : 0x0a111fff, at)
  expect(isBlank(PNG.sync.write(ground))).toBe(true)
  ground.data.writeUInt32BE(0xdfe8f2ff, 200_000)
  expect(isBlank(PNG.sync.write(ground))).toBe(false)
})
