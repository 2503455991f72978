import type { ReactNode } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** `line` stands for a line of text, `block` for a picture, a card or a control, `disc` for an avatar. @default 'line' */
  shape?: 'line' | 'block' | 'disc'
  /** Of a line: the text it stands for, whose height it takes. @default 'body' */
  size?: 'tiny' | 'small' | 'body' | 'lead' | 'large' | 'title' | 'headline'
  /** Of a block: `row` is one touch target high, `cover` is 3:4, `wide` 16:9. @default 'row' */
  ratio?: 'row' | 'square' | 'cover' | 'wide'
  /** Of a disc. @default 'regular' */
  diameter?: 'small' | 'regular' | 'large'
  /** Of a line or a block, as a part of its container. @default 'full' */
  width?: 'full' | 'most' | 'half' | 'third' | 'quarter'
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** The shape of what is being fetched, so that the page does not jump when it comes. Silent: SkeletonRegion speaks for all. */
export const Skeleton = ({ shape = 'line', size = 'body', ratio = 'row', diameter = 'regular', width = 'full', place }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={
      (shape === 'line'
        ? styles.root({ shape, size, width })
        : shape === 'block'
          ? styles.root({ shape, ratio, width })
          : styles.root({ shape, diameter })) + placement(place)
    }
  />
)

export interface SkeletonRegionProps {
  /** What is being fetched, for those who do not see the shapes: "Loading your rounds". */
  label: string
  /** The skeletons. */
  children: ReactNode
}

/** Wraps the skeletons of one part of a screen and says once, to a screen reader, that it is being fetched. */
export const SkeletonRegion = ({ label, children }: SkeletonRegionProps) => (
  <div aria-busy="true">
    <output className={visuallyHidden}>{label}</output>
    {children}
  </div>
)
