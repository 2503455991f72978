import type { RuleCode } from '../rules/rule.ts'

export type PhotoFault = Extract<RuleCode, 'wrongType' | 'tooLarge'>

/** 2 MB (§5, §9). */
export const PHOTO_MAX_BYTES = 2_097_152
/** What a file chooser offers: jpg, jpeg and png. */
export const photoMediaTypes = ['image/jpeg', 'image/png'] as const
export type PhotoMediaType = (typeof photoMediaTypes)[number]
/** How many bytes from the start of a file tell what it is. */
export const PHOTO_SIGNATURE_BYTES = 8

const signatures: Readonly<Record<PhotoMediaType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** What a file is by its first bytes; `undefined` for everything that is no photo here. Its name is never asked. */
export const photoMediaType = (head: Uint8Array): PhotoMediaType | undefined =>
  photoMediaTypes.find((type) => signatures[type].every((byte, at) => head[at] === byte))

/** Why a file cannot be the photo, the type before the size; `undefined` when it can. `head` is its first bytes. */
export const photoFault = ({ head, bytes }: { head: Uint8Array; bytes: number }): PhotoFault | undefined => {
  if (photoMediaType(head) === undefined) return 'wrongType'
  return bytes > PHOTO_MAX_BYTES ? 'tooLarge' : undefined
}
