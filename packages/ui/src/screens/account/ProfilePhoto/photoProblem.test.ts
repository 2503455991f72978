import { PHOTO_MAX_BYTES } from '@lagoon/contract/account/photo.rules'
import { expect, it } from 'vitest'
import { photoProblem } from './photoProblem.ts'

it.each([
  [PHOTO_MAX_BYTES + 1, '2.1'],
  [2_149_000, '2.1'],
  [5_033_164, '4.8'],
])('a photo of %i bytes reads as more than may be sent: %s MB', (bytes, megabytes) => {
  expect(photoProblem({ state: 'refused', fault: 'tooLarge', fileName: 'dawn.jpg', bytes })).toBe(
    `“dawn.jpg” is ${megabytes} MB. Choose a photo of 2 MB or less.`,
  )
})
