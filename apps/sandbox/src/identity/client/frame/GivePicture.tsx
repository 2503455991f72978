import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { FileUpload } from '@lagoon/ui/patterns/FileUpload/FileUpload'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import type { FrameView, StepView } from '../../contract.ts'
import { sidesOf, type Side } from '../../documents.ts'
import { contentTypes } from '../../fileKind.ts'
import { CallFailed, type Api } from './api.ts'
import { AskedAgain } from './AskedAgain.tsx'
import { CameraShot } from './CameraShot.tsx'
import * as styles from './Frame.css.ts'
import { tell } from './host.ts'
import { problemOf } from './picture.ts'
import { StepTitle } from './StepTitle.tsx'
import { Thumb } from './Thumb.tsx'
import { fileDescription, giveHints, giveTitle } from './words.ts'

interface Upload {
  readonly fileName: string
  /** 0 to 1. */
  readonly progress: number
}

export interface GivePictureProps {
  step: StepView
  side: Side
  api: Api
  isFocused: boolean
  onGiven: (view: FrameView) => void
  onNext: () => void
}

/** One picture or file of a document: chosen, dropped, or taken by the camera. */
export const GivePicture = ({ step, side, api, isFocused, onGiven, onNext }: GivePictureProps) => {
  const { set } = step
  const type = step.type ?? 'PASSPORT'
  const isSelfie = set === 'SELFIE'
  const title = giveTitle(type, side, sidesOf(type).length === 2)
  const file = step.files.find((one) => one.side === side)
  const [isCamera, setCamera] = useState(false)
  const [upload, setUpload] = useState<Upload | null>(null)
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState('')
  const stop = useRef<AbortController>(null)

  const refuse = (problem: string, code: string) => {
    setError(problem)
    tell({ method: 'idCheck.onUploadError', code, msg: problem })
  }
  const give = async (picture: Blob, source: 'FILE' | 'CAMERA', fileName: string): Promise<void> => {
    setCamera(false)
    setError(undefined)
    const problem = await problemOf(picture, isSelfie)
    if (problem !== undefined) return refuse(problem, 'BAD_FILE')
    const abort = new AbortController()
    stop.current = abort
    setUpload({ fileName, progress: 0 })
    setSaid(`Uploading ${fileName}`)
    try {
      const view = await api.give({ set, side, source }, picture, (progress) => setUpload({ fileName, progress }), abort.signal)
      setSaid(`${title}: uploaded`)
      onGiven(view)
    } catch (failure) {
      setSaid('')
      if (failure instanceof CallFailed) refuse(failure.message, failure.code)
    } finally {
      setUpload(null)
    }
  }
  const accept = Object.entries(contentTypes).flatMap(([kind, contentType]) => (isSelfie && kind === 'pdf' ? [] : [contentType]))
  return (
    <>
      <StepTitle title={title} isFocused={isFocused} />
      <AskedAgain again={step.again} />
      <ul className={styles.hints}>
        {giveHints(set).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {isCamera ? (
        <CameraShot
          isSelfie={isSelfie}
          label={title}
          onShot={(picture) => void give(picture, 'CAMERA', 'the photo')}
          onFile={() => setCamera(false)}
        />
      ) : (
        <>
          <FileUpload
            label={title}
            description={fileDescription(set)}
            accept={accept}
            preview={file ? <Thumb key={file.id} file={file} api={api} label={title} /> : null}
            chooseLabel={file ? 'Choose another file' : 'Choose a file'}
            error={error}
            upload={upload ?? undefined}
            onSelect={({ file: chosen }) => void give(chosen, 'FILE', chosen.name)}
            onCancel={() => stop.current?.abort()}
            actions={
              <Button onPress={() => setCamera(true)}>
                <Camera size="1.25rem" strokeWidth={1.75} aria-hidden /> Use the camera
              </Button>
            }
          />
          {file && !upload && (
            <div className={styles.buttons}>
              <Button weight="primary" size="large" onPress={onNext}>
                Continue
              </Button>
            </div>
          )}
        </>
      )}
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
    </>
  )
}
