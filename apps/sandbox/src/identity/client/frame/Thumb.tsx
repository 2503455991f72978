import { FileText, ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ShownFile } from '../../contract.ts'
import type { Api } from './api.ts'
import * as styles from './Frame.css.ts'

const WIDEST = 800

export interface PictureProps {
  picture: Blob
  /** What it shows, for who does not see it. */
  label: string
  isSmall?: boolean
}

/** A picture drawn small, without an address of its own. */
export const Picture = ({ picture, label, isSmall = false }: PictureProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(
    function draw() {
      let isGone = false
      void createImageBitmap(picture).then(
        (bitmap) => {
          const target = canvas.current
          if (target && !isGone) {
            const scale = Math.min(1, WIDEST / bitmap.width)
            target.width = Math.max(1, Math.round(bitmap.width * scale))
            target.height = Math.max(1, Math.round(bitmap.height * scale))
            target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height)
          }
          bitmap.close()
        },
        () => undefined,
      )
      return () => {
        isGone = true
      }
    },
    [picture],
  )
  return <canvas ref={canvas} role="img" aria-label={label} className={isSmall ? styles.smallThumb : styles.thumb} />
}

export interface ThumbProps {
  file: ShownFile
  api: Api
  label: string
  isSmall?: boolean
}

/** A file that the provider has, as it has it. */
export const Thumb = ({ file, api, label, isSmall = false }: ThumbProps) => {
  const [picture, setPicture] = useState<Blob | null | undefined>(null)
  useEffect(
    function load() {
      if (file.kind === 'pdf') return undefined
      let isGone = false
      void api.picture(file.id).then(
        (blob) => !isGone && setPicture(blob),
        () => !isGone && setPicture(undefined),
      )
      return () => {
        isGone = true
      }
    },
    [file, api],
  )
  if (picture) return <Picture picture={picture} label={label} isSmall={isSmall} />
  const Icon = file.kind === 'pdf' ? FileText : ImageOff
  return (
    <span className={isSmall ? styles.smallPdf : styles.pdf} role="img" aria-label={file.kind === 'pdf' ? `${label}, a PDF` : label}>
      {(file.kind === 'pdf' || picture === undefined) && <Icon size="1.5rem" aria-hidden />}
    </span>
  )
}
