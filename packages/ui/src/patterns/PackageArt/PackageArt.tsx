import * as styles from './PackageArt.css.ts'

/** The pictures, the smallest first. A story proves that these are the words of the contract. */
export const packageArts = ['HANDFUL', 'POUCH', 'JAR', 'CHEST', 'COFFER', 'SHIP', 'TREASURE'] as const
export type PackageArtName = (typeof packageArts)[number]

export interface PackageArtProps {
  /** Which picture: it grows with the package. */
  art: PackageArtName
  /** `whole` fills its place, `small` stands beside words, `thumb` in a line. @default 'whole' */
  width?: (typeof styles.widths)[number]
  /** It is in the first view of its page: fetched at once, and not when it is scrolled to. */
  isFirst?: boolean
}

/** The picture of a package of tokens. It says nothing that the words beside it do not. */
export const PackageArt = ({ art, width, isFirst = false }: PackageArtProps) => (
  <img
    className={styles.root({ width })}
    src={`/covers/package-${art.toLowerCase()}.svg`}
    alt=""
    width={400}
    height={240}
    loading={isFirst ? 'eager' : 'lazy'}
  />
)
