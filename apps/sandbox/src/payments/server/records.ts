import { openLines } from '../../games/server/journal/lines.ts'

export interface Records<Value> {
  readonly get: (id: string) => Value | undefined
  /** The oldest first. */
  readonly all: () => readonly Value[]
  /** Resolves when it is on the disk. */
  readonly put: (value: Value) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  readonly close: () => Promise<void>
}

type Line<Value> = { readonly put: Value } | { readonly remove: string }

/** What lines come to: the last value of each id, where it first stood. */
const standing = <Value extends { readonly id: string }>(lines: readonly Line<Value>[]): Map<string, Value> => {
  const values = new Map<string, Value>()
  for (const line of lines)
    if ('put' in line) values.set(line.put.id, line.put)
    else values.delete(line.remove)
  return values
}

/** Things with an id, kept in a file so that neither a restart nor a kill loses one. */
export const openRecords = async <Value extends { readonly id: string }>(path: string): Promise<Records<Value>> => {
  const lines = await openLines<Line<Value>>(path, (found) => [...standing(found).values()].map((put) => ({ put })))
  const values = standing(lines.entries)
  return {
    get: (id) => values.get(id),
    all: () => [...values.values()],
    put: (value) => {
      values.set(value.id, value)
      return lines.append({ put: value })
    },
    remove: (id) => {
      values.delete(id)
      return lines.append({ remove: id })
    },
    close: () => lines.close(),
  }
}
