import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import * as styles from './Frame.css.ts'
import { shotOf } from './picture.ts'
import { Picture } from './Thumb.tsx'
import { cameraProblem } from './words.ts'

type Stand =
  | { readonly state: 'OPENING' | 'LIVE' }
  | { readonly state: 'SHOT'; readonly picture: Blob }
  | { readonly state: 'REFUSED'; readonly problem: string }

export interface CameraShotProps {
  isSelfie: boolean
  /** What is photographed. */
  label: string
  onShot: (picture: Blob) => void
  /** The person would rather give a file. */
  onFile: () => void
}

/** A photo by the browser’s camera. Where there is none to be had, it says why and leads back to the file. */
export const CameraShot = ({ isSelfie, label, onShot, onFile }: CameraShotProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const [stand, setStand] = useState<Stand>({ state: 'OPENING' })
  const [attempt, setAttempt] = useState(0)
  useEffect(
    function openCamera() {
      let stream: MediaStream | undefined
      let isGone = false
      const open = async () => {
        // Absent outside of a secure context, and where the page around gives the frame no camera at all in some browsers.
        if (!('mediaDevices' in navigator)) throw new DOMException('no camera', 'NotFoundError')
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: isSelfie ? 'user' : 'environment', width: { ideal: 1_920 } },
        })
        if (isGone) return stream.getTracks().forEach((track) => track.stop())
        const target = video.current
        if (target) {
          target.srcObject = stream
          await target.play()
        }
        setStand({ state: 'LIVE' })
      }
      open().catch((error: unknown) => {
        if (!isGone) setStand({ state: 'REFUSED', problem: cameraProblem(error) })
      })
      return () => {
        isGone = true
        stream?.getTracks().forEach((track) => track.stop())
      }
    },
    [isSelfie, attempt],
  )
  const again = () => {
    setStand({ state: 'OPENING' })
    setAttempt(attempt + 1)
  }
  const shoot = () => {
    if (!video.current) return
    shotOf(video.current).then(
      (picture) => setStand({ state: 'SHOT', picture }),
      (error: unknown) => setStand({ state: 'REFUSED', problem: cameraProblem(error) }),
    )
  }
  if (stand.state === 'REFUSED')
    return (
      <>
        <Notice tone="warning" title="No camera" announce="now">
          {stand.problem}
        </Notice>
        <div className={styles.buttons}>
          <Button weight="primary" size="large" onPress={onFile}>
            Choose a file instead
          </Button>
          <Button onPress={again}>Try the camera again</Button>
        </div>
      </>
    )
  if (stand.state === 'SHOT')
    return (
      <>
        <Picture picture={stand.picture} label={`${label}, your photo`} />
        <div className={styles.buttons}>
          <Button weight="primary" size="large" onPress={() => onShot(stand.picture)}>
            Use this photo
          </Button>
          <Button onPress={again}>Take another one</Button>
        </div>
      </>
    )
  return (
    <>
      <video
        ref={video}
        className={isSelfie ? styles.mirrored : styles.viewfinder}
        muted
        playsInline
        aria-label={`${label}, what the camera sees`}
      />
      <div className={styles.buttons}>
        <Button weight="primary" size="large" isPending={stand.state === 'OPENING'} onPress={shoot}>
          <Camera size="1.25rem" aria-hidden /> Take the photo
        </Button>
        <Button onPress={onFile}>Choose a file instead</Button>
      </div>
    </>
  )
}
