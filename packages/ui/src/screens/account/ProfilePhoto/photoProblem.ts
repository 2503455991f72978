import type { ProfilePhotoView } from '@lagoon/domain/account/photo/photo.state'

/** Rounded up: a photo that is just too large must not read as if it were small enough. */
const megabytes = (bytes: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(Math.ceil((bytes / 1_048_576) * 10) / 10)

/** Why the file that was chosen is not the photo now, and what to do; absent where there is nothing to say. */
export const photoProblem = (view: ProfilePhotoView): string | undefined => {
  if (view.state === 'failed') return `“${view.fileName}” didn’t upload, so your photo hasn’t changed. You can try again.`
  if (view.state !== 'refused') return undefined
  return view.fault === 'wrongType'
    ? `“${view.fileName}” isn’t a JPG or PNG. Choose a different file.`
    : `“${view.fileName}” is ${megabytes(view.bytes)} MB. Choose a photo of 2 MB or less.`
}
