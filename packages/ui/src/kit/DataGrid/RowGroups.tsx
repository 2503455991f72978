import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

/** So many rows come into the document and leave it together. */
const GROUP_SIZE = 25
/** The groups that are there from the start: more than one window shows. */
const FIRST_GROUPS = 4
/** How far from the window the rows of a group are in the document already, or still. */
const NEAR = '1000px'

/** A row with its place among all, from 0. */
export interface PlacedRow {
  readonly row: object
  readonly index: number
}

interface RowGroupProps {
  rows: readonly object[]
  start: number
  role: 'rowgroup' | 'presentation'
  className?: string | undefined
  /** Height of a row that was never drawn, with what is between it and the next, in rem. */
  rowRem: number
  children: (placed: PlacedRow) => ReactNode
}

type OnMove = (entry: IntersectionObserverEntry) => void
const moves = new WeakMap<Element, OnMove>()
let shared: IntersectionObserver | undefined

/** One observer for the groups of every grid: thousands of their own would each cost something at every frame. */
const observe = (group: Element, onMove: OnMove): (() => void) => {
  shared ??= new IntersectionObserver((entries) => entries.forEach((entry) => moves.get(entry.target)?.(entry)), {
    rootMargin: `${NEAR} 0px`,
  })
  const observer = shared
  moves.set(group, onMove)
  observer.observe(group)
  return () => {
    observer.unobserve(group)
    moves.delete(group)
  }
}

/** Keeps its rows while they are near or hold the focus; away from them it is as high as they were. */
const RowGroup = ({ rows, start, role, className, rowRem, children }: RowGroupProps) => {
  const group = useRef<HTMLDivElement>(null)
  const isFirst = start < FIRST_GROUPS * GROUP_SIZE
  const [heightAway, setHeightAway] = useState(isFirst ? undefined : `${rows.length * rowRem}rem`)
  useEffect(function leaveWhenFar() {
    const { current } = group
    if (!current) return undefined
    return observe(current, ({ isIntersecting, boundingClientRect }) => {
      // In slices between frames: a group that comes in is not yet seen.
      if (isIntersecting) startTransition(() => setHeightAway(undefined))
      else if (!current.contains(document.activeElement)) setHeightAway(`${boundingClientRect.height}px`)
    })
  }, [])
  return (
    <div ref={group} role={role} className={className} style={{ blockSize: heightAway }}>
      {heightAway === undefined && rows.map((row, at) => children({ row, index: start + at }))}
    </div>
  )
}

/**
 * Rows in groups, of which only those near the window are in the document: a history of 100,000 rounds scrolls as a short one. Each
 * row says its place, since what stands beside it is not all there is.
 */
export const RowGroups = ({ rows, ...group }: Omit<RowGroupProps, 'start'>) =>
  Array.from({ length: Math.ceil(rows.length / GROUP_SIZE) }, (_, at) => {
    const start = at * GROUP_SIZE
    return <RowGroup key={start} {...group} start={start} rows={rows.slice(start, start + GROUP_SIZE)} />
  })
