import { round } from './FileUpload.css.ts'

/** A photo as others see it: the middle of it, round. */
export const RoundPhoto = ({ src, alt }: { src: string; alt: string }) => (
  <img className={round} src={src} alt={alt} width={96} height={96} />
)
