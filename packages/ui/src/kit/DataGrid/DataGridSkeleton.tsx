import { useEffect } from 'react'
import { SkeletonRegion } from '../Skeleton/Skeleton.tsx'
import { GridBones } from './GridBones.tsx'
import { fetchGridRows } from './GridRows.tsx'
import { useWide } from './useWide.ts'

export interface DataGridSkeletonProps {
  /** What is being fetched: "Loading your rounds". */
  label: string
  /** @default 6 */
  rows?: number
}

/** The rows before the first answer. What will draw them is fetched meanwhile. */
export const DataGridSkeleton = ({ label, rows = 6 }: DataGridSkeletonProps) => {
  const isWide = useWide()
  useEffect(
    function fetchWhatDrawsThem() {
      // Lost, it is asked for again by the grid, which says so.
      fetchGridRows(isWide).catch(() => undefined)
    },
    [isWide],
  )
  return (
    <SkeletonRegion label={label}>
      <GridBones rows={rows} />
    </SkeletonRegion>
  )
}
