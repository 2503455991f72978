import { describe, expect, it } from 'vitest'
import { PHOTO_MAX_BYTES, photoFault, photoMediaType } from './photo.rules.ts'

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const text = (words: string) => new TextEncoder().encode(words)

describe('profile photo', () => {
  it.each([
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a PNG', png, 'image/png'],
    ['a PNG cut short', png.subarray(0, 7), undefined],
    ['a GIF', text('GIF89a'), undefined],
    ['a WebP', text('RIFF0000WEBP'), undefined],
    ['a drawing with a script in it', text('<svg onload="x()">'), undefined],
    ['an empty file', new Uint8Array(), undefined],
  ])('tells %s by its content', (_, head, expected) => {
    expect(photoMediaType(head)).toBe(expected)
  })

  it('takes a photo up to 2,097,152 bytes and not one more', () => {
    expect([2_097_151, 2_097_152, 2_097_153].map((bytes) => photoFault({ head: jpeg, bytes }))).toEqual([undefined, undefined, 'tooLarge'])
    expect(PHOTO_MAX_BYTES).toBe(2 * 1024 * 1024)
  })

  it('speaks of the type first: a large file of the wrong type does not get better by shrinking', () => {
    expect(photoFault({ head: text('GIF89a'), bytes: 3_000_000 })).toBe('wrongType')
  })
})
