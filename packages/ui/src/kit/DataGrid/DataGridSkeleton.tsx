import { SkeletonRegion } from '../Skeleton/Skeleton.tsx'
import { GridBones, type GridBonesProps } from './GridBones.tsx'

export interface DataGridSkeletonProps extends Pick<GridBonesProps, 'columns' | 'cardRem'> {
  /** What is being fetched: "Loading your rounds". */
  label: string
  /** How many rows to draw. @default 6 */
  rows?: number
}

/** The rows before the first answer. */
export const DataGridSkeleton = ({ label, rows = 6, ...bones }: DataGridSkeletonProps) => (
  <SkeletonRegion label={label}>
    <GridBones rows={rows} {...bones} />
  </SkeletonRegion>
)
