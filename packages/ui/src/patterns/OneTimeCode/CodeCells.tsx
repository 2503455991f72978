import * as styles from './OneTimeCode.css.ts'

interface CodeCellsProps {
  /** The digits so far. */
  value: string
  /** How many digits the code has. */
  length: number
  /** Selected part of the value, absent while the field has no focus. */
  selected: readonly [start: number, end: number] | undefined
  /** The code was refused. */
  isInvalid: boolean
  /** Shows the value and takes no input, such as while it is checked. */
  isReadOnly: boolean
}

/** The drawing over the input: a cell for each digit, and where the next one goes. */
export const CodeCells = ({ value, length, selected, isInvalid, isReadOnly }: CodeCellsProps) => {
  const [start, end] = selected ?? [0, 0]
  const isCaret = (at: number) => selected !== undefined && start === end && at === Math.min(start, length - 1)
  return (
    <div className={styles.cells({ isSelected: start !== end })} aria-hidden>
      {Array.from({ length }, (_, at) => (
        <span key={at} className={styles.cell({ isCaret: isCaret(at), isSelected: at >= start && at < end, isInvalid, isReadOnly })}>
          {value[at] ?? (isCaret(at) && <span className={styles.caret} />)}
        </span>
      ))}
    </div>
  )
}
