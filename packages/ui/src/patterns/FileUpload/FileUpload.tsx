import { CircleAlert, ImageUp } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { DropZone, FileTrigger } from 'react-aria-components'
import { Button } from '../../kit/Button/Button.tsx'
import { description as quiet, error as problem, notes } from '../../kit/Field/Field.css.ts'
import { ProgressBar } from '../../kit/ProgressBar/ProgressBar.tsx'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './FileUpload.css.ts'

export interface FileUploadProps {
  /** What the file is for: names the place to drop it, too. */
  label: string
  /** What is taken, and how large it may be. */
  description: string
  /** Media types that the chooser of the device offers. It can be talked out of it, so the file is checked afterwards. */
  accept: readonly string[]
  /** What holds now, or what was just chosen. */
  preview: ReactNode
  /** Words on the button: "Choose a photo". */
  chooseLabel: string
  /** Why the last file was not taken, and what to do. */
  error?: string | undefined
  /** A file on its way: the chooser gives way to how far it has come, 0 to 1; absent while that is not known. */
  upload?: { fileName: string; progress?: number | undefined } | undefined
  /** The player chose a file, or dropped one here. */
  onSelect: (event: { file: File }) => void
  /** The player stops the upload. */
  onCancel: () => void
  /** Other things to do with the file, beside choosing another. */
  actions?: ReactNode
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** One file: dropped here, pasted, or chosen. It says what it takes before, and what was wrong after. */
export const FileUpload = ({
  label,
  description,
  accept,
  preview,
  chooseLabel,
  error,
  upload,
  onSelect,
  onCancel,
  actions,
  place,
}: FileUploadProps) => {
  const wordsId = useId()
  return (
    <DropZone
      aria-label={label}
      className={styles.root + placement(place)}
      isDisabled={upload !== undefined}
      onDrop={({ items }) => {
        const file = items.find((item) => item.kind === 'file')
        if (file) void file.getFile().then((dropped) => onSelect({ file: dropped }))
      }}
    >
      <div className={styles.preview}>{preview}</div>
      <div className={styles.body}>
        {upload ? (
          <>
            <ProgressBar
              label={`Uploading ${upload.fileName}`}
              {...(upload.progress !== undefined && { value: upload.progress })}
              place={{ alignSelf: 'stretch' }}
            />
            <Button onPress={onCancel}>Cancel upload</Button>
          </>
        ) : (
          <>
            <p id={wordsId} className={quiet}>
              {description}
            </p>
            <div className={styles.actions}>
              <FileTrigger
                acceptedFileTypes={accept}
                onSelect={(files) => {
                  const file = files?.[0]
                  if (file) onSelect({ file })
                }}
              >
                <Button aria-describedby={wordsId}>
                  <ImageUp size="1.25rem" strokeWidth={1.75} aria-hidden />
                  {chooseLabel}
                </Button>
              </FileTrigger>
              {actions}
            </div>
          </>
        )}
        <div aria-live="polite" className={notes}>
          {error !== undefined && (
            <p className={`${problem} ${styles.fault}`}>
              <CircleAlert size="1rem" strokeWidth={2} aria-hidden />
              <span>{error}</span>
            </p>
          )}
        </div>
      </div>
    </DropZone>
  )
}
