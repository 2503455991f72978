import { expect, test } from 'vitest'
import { comparePoints } from './comparePoints.ts'

type Color = readonly [red: number, green: number, blue: number]
/** The page by night, and the tone of what is on its way. */
const page: Color = [11, 18, 32]
const waiting: Color = [26, 36, 58]

/** A page with a square of so many points to a side in another color. */
const picture = (side: number, color: Color = page, width = 40, height = 40) => {
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) data.set([...(at % width < side && at / width < side ? color : page), 255], at * 4)
  return { metadata: { width, height }, data }
}
const passes = (actual: ReturnType<typeof picture>) => comparePoints(picture(0), actual, { createDiff: true }).pass

test('one point that is seen to differ fails, as does another size', () => {
  expect(passes(picture(0))).toBe(true)
  expect(passes(picture(1, [255, 0, 255]))).toBe(false)
  expect(passes(picture(0, page, 40, 41))).toBe(false)
})

test('a surface whose tone is near that of the page fails, a few such points do not', () => {
  expect(passes(picture(25, waiting))).toBe(false)
  expect(passes(picture(4, waiting))).toBe(true)
  expect(comparePoints(picture(0), picture(25, waiting), { createDiff: true })).toMatchObject({
    message: '625 points are of another tone.',
  })
})
