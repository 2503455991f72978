import { round } from './FileUpload.css.ts'

export interface RoundPhotoProps {
  /** Address of the photo. */
  src: string
  /** What the photo shows, for a screen reader. */
  alt: string
}

/** A photo as others see it: the middle of it, round. */
export const RoundPhoto = ({ src, alt }: RoundPhotoProps) => <img className={round} src={src} alt={alt} width={96} height={96} />
