import * as styles from './InfoPanel.css.ts'

export interface PayTableProps {
  caption: string
  head: readonly string[]
  /** The first cell of each row names it. */
  rows: readonly (readonly string[])[]
}

/** A small table of what pays what. */
export const PayTable = ({ caption, head, rows }: PayTableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
