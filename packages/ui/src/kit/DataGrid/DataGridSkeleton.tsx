import { SkeletonRegion } from '../Skeleton/Skeleton.tsx'
import { GridBones } from './GridBones.tsx'

export interface DataGridSkeletonProps {
  /** What is being fetched: "Loading your rounds". */
  label: string
  /** How many rows to draw. @default 6 */
  rows?: number
  /** Height of a card, as the rows will have it. */
  cardRem?: number | undefined
}

/** The rows before the first answer. */
export const DataGridSkeleton = ({ label, rows = 6, cardRem }: DataGridSkeletonProps) => (
  <SkeletonRegion label={label}>
    <GridBones rows={rows} {...(cardRem !== undefined && { cardRem })} />
  </SkeletonRegion>
)
