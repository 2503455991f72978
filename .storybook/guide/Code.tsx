import * as styles from './Code.css.ts'

/** Something to type, or the name of something in the code. */
export const Code = ({ children }: { children: string }) => <code className={styles.root}>{children}</code>
