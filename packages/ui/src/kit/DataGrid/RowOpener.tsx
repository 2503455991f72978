import * as styles from './DataGrid.css.ts'

interface RowOpenerProps {
  /** The row in words. */
  text: string
  /** The row was pressed. */
  onOpen: () => void
}

/** Opens a row: a button as large as the row. */
export const RowOpener = ({ text, onOpen }: RowOpenerProps) => (
  <button type="button" className={styles.opener} aria-label={text} onClick={onOpen} />
)
