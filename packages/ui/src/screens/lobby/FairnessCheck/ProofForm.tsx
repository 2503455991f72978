import { useState } from 'react'
import { DropZone, FileTrigger } from 'react-aria-components'
import { Button } from '../../../kit/Button/Button.tsx'
import { TextArea } from '../../../kit/TextArea/TextArea.tsx'
import * as styles from './FairnessCheck.css.ts'

const MOST_BYTES = 1_000_000

export interface ProofFormProps {
  /** Checks what was given. */
  onCheck: (text: string) => void
  isChecking: boolean
  /** `secondary` while another form on the page comes first. */
  weight: 'primary' | 'secondary'
}

/** Where a proof is pasted, dropped or chosen. A file is checked as soon as it is there. */
export const ProofForm = ({ onCheck, isChecking, weight }: ProofFormProps) => {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const give = (given: string) => {
    setText(given)
    if (given.trim() === '') return setError('Paste a proof, or choose its file.')
    setError(undefined)
    return onCheck(given)
  }
  const take = async (file: File) => {
    if (file.size > MOST_BYTES) return setError('This file is too large for a proof.')
    return give(await file.text())
  }
  return (
    <DropZone
      aria-label="Drop a proof"
      className={styles.drop}
      onDrop={({ items }) => {
        const file = items.find((item) => item.kind === 'file')
        if (file) void file.getFile().then(take)
      }}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          give(text)
        }}
      >
        <TextArea
          label="Proof"
          description="Paste the proof of a round, or drop its file here. Your game history has one for each round."
          value={text}
          onChange={setText}
          {...(error !== undefined && { error })}
        />
        <div className={styles.actions}>
          <Button type="submit" weight={weight} isPending={isChecking}>
            Check round
          </Button>
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => {
              const file = files?.[0]
              if (file) void take(file)
            }}
          >
            <Button>Choose a file</Button>
          </FileTrigger>
        </div>
      </form>
    </DropZone>
  )
}
