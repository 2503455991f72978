import * as v from 'valibot'

const LONGEST_ITEM = 300

/** An item that is not understood, for the log. */
export interface Misread {
  /** Its beginning. */
  readonly item: string
  /** The paths of what is wrong in it. */
  readonly wrong: readonly string[]
}

/** The items of a list that are understood; each of the others is told to `misread` and keeps none of them out. */
export const readEach = <Item>(
  shape: v.GenericSchema<unknown, Item>,
  items: readonly unknown[],
  misread: (misread: Misread) => void,
): readonly Item[] =>
  items.flatMap((item) => {
    const read = v.safeParse(shape, item)
    if (read.success) return [read.output]
    misread({ item: JSON.stringify(item).slice(0, LONGEST_ITEM), wrong: read.issues.map((issue) => v.getDotPath(issue) ?? '') })
    return []
  })
