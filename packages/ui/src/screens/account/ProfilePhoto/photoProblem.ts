import type { ProfilePhotoView } from '@lagoon/domain/account/photo/photo.state'

const megabytes = (bytes: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1_048_576)

/** Why the file that was chosen is not the photo now, and what to do; absent where there is nothing to say. */
export const photoProblem = (view: ProfilePhotoView): string | undefined => {
  if (view.state === 'failed')
    return `“${view.fileName}” did not reach us, so your photo has not changed yet. It is still here to be sent again.`
  if (view.state !== 'refused') return undefined
  return view.fault === 'wrongType'
    ? `“${view.fileName}” is neither a JPG nor a PNG. Save it as one of these and choose it again.`
    : `“${view.fileName}” has ${megabytes(view.bytes)} MB; up to 2 MB are possible. Choose a smaller one.`
}
