/** What a file is by its first bytes, whatever it is called. */
export const fileKinds = ['jpg', 'png', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

export const contentTypes: Readonly<Record<FileKind, string>> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' }

export const MAX_FILE_BYTES = 15 * 1024 * 1024

const beginnings: Readonly<Record<FileKind, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** Undefined: neither a picture nor a PDF. */
export const fileKindOf = (bytes: Uint8Array): FileKind | undefined =>
  fileKinds.find((kind) => beginnings[kind].every((byte, at) => bytes[at] === byte))

/** Why a file cannot be taken, as a sentence for who chose it; undefined where it can. */
export const fileProblem = (bytes: Uint8Array, size = bytes.length, isSelfie = false): string | undefined => {
  if (size === 0) return 'This file is empty. Choose another one.'
  if (size > MAX_FILE_BYTES) return 'This file is larger than 15 MB. Choose a smaller one, or take the picture with less detail.'
  const kind = fileKindOf(bytes)
  if (kind === undefined) return 'This file isn’t a picture. Choose a JPG or PNG picture, or a PDF.'
  return isSelfie && kind === 'pdf' ? 'A selfie has to be a picture. Choose a JPG or PNG.' : undefined
}
