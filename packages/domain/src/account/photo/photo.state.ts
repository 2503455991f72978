import type { PhotoFault } from '@lagoon/contract/account/photo.rules'

/**
 * The player's photo. `url` is the photo that holds, absent where there is none; `previewUrl` is the file that was chosen, an
 * address within the browser. A refused or failed file changes nothing about the photo that holds.
 */
export type ProfilePhotoView =
  | { readonly state: 'none' }
  | { readonly state: 'set'; readonly url: string }
  | {
      readonly state: 'refused'
      readonly fault: PhotoFault
      readonly fileName: string
      readonly bytes: number
      readonly url?: string
    }
  /** `progress` from 0 to 1; absent while it is not known. */
  | { readonly state: 'uploading'; readonly fileName: string; readonly previewUrl: string; readonly progress?: number }
  | { readonly state: 'failed'; readonly fileName: string; readonly previewUrl: string; readonly url?: string }
