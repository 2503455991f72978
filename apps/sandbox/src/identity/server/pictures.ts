import type { FileKind } from '../fileKind.ts'

/** The pictures of all, together. */
const USUAL_LIMIT_BYTES = 300 * 1024 * 1024

export interface Picture {
  readonly kind: FileKind
  readonly bytes: Buffer
}

/**
 * The pictures of documents, in the memory of this process only: gone when it ends, and with their person. Where they would take more
 * than the limit, the oldest go.
 */
export const openPictures = (limitBytes = USUAL_LIMIT_BYTES) => {
  const pictures = new Map<string, Picture>()
  let total = 0
  const remove = (id: string): void => {
    total -= pictures.get(id)?.bytes.length ?? 0
    pictures.delete(id)
  }
  return {
    get: (id: string): Picture | undefined => pictures.get(id),
    put: (id: string, picture: Picture): void => {
      remove(id)
      pictures.set(id, picture)
      total += picture.bytes.length
      for (const oldest of pictures.keys()) {
        if (total <= limitBytes || oldest === id) break
        remove(oldest)
      }
    },
    remove,
    totalBytes: (): number => total,
  }
}
export type Pictures = ReturnType<typeof openPictures>
