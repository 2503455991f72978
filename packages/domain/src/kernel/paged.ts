import type { Operation, ResultOf, VariablesOf } from '../client/operation.ts'
import type { OperationName } from '@lagoon/contract/paths'
import { atom } from '../store.ts'
import { numbered, type Answer, type How } from './numbered.ts'
import { shownBy } from './shown.atoms.ts'

interface Page<Row> {
  readonly nodes: readonly Row[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

/** A list as far as it was loaded; `query` is what was asked for. */
export interface Pages<Row, Query> {
  readonly state: 'loading' | 'failed' | 'loaded'
  readonly query: Query
  readonly rows: readonly Row[]
  /** What is behind the last row. */
  readonly more: 'available' | 'loading' | 'failed' | 'none'
  /** What was loaded last, while another query is on its way. */
  readonly before: Pick<Pages<Row, Query>, 'query' | 'rows'> | undefined
}

/** How many rows a page of any list has. */
export const PAGE_SIZE = 30
type QueryOf<Name extends OperationName> = Omit<VariablesOf<Name>, 'first' | 'after'>

/** A first page that came anew, and behind it the rows that were there; undefined where the two do not meet, or nothing is behind. */
const joined = <Row extends { readonly id: string }>(page: readonly Row[], before: readonly Row[]): readonly Row[] | undefined => {
  const end = 1 + before.findIndex(({ id }) => id === page.at(-1)?.id)
  return end === 0 || end === before.length ? undefined : [...page, ...before.slice(end)]
}

/** A list that one operation loads page by page, by a cursor. */
export const paged = <Name extends OperationName, Row extends { readonly id: string }, Query extends QueryOf<Name>>(
  operation: Operation<Name>,
  adapt: (answer: ResultOf<Name>) => Page<Row>,
  initial: Query,
) => {
  /** `after`: where the next page begins; null behind the last. */
  type Held = Pages<Row, Query> & { readonly after: string | null }
  const empty = { state: 'loading', rows: [], more: 'none', after: null, before: undefined } as const
  const { valueAtom, callAtom } = numbered<Name, Held>(operation, { ...empty, query: initial })
  const moreAt = (after: string | null) => (after === null ? 'none' : 'available')
  const variablesOf = ({ query, after }: Pick<Held, 'query' | 'after'>) =>
    ({ ...query, first: PAGE_SIZE, ...(after === null ? {} : { after }) }) as VariablesOf<Name>

  const appended = (page: Page<Row>, now: Held, kept: readonly Row[]): Held => {
    const after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
    return { ...now, state: 'loaded', rows: [...kept, ...page.nodes], after, more: moreAt(after), before: undefined }
  }
  const load = atom(null, (get, set, query: Query = get(valueAtom).query, how?: How) => {
    const now = get(valueAtom)
    const isAtHand = now.state === 'loaded' && JSON.stringify(query) === JSON.stringify(now.query)
    const anew: Held = { ...empty, query, before: now.state === 'loaded' ? now : now.before }
    const during: Held = isAtHand ? { ...now, more: moreAt(now.after) } : how === 'unseen' ? now : anew
    const after = (answer: Answer<Name>, held: Held): Held => {
      if (!answer.ok) return isAtHand ? held : { ...held, state: 'failed', before: undefined }
      const page = adapt(answer.value)
      const rows = joined(page.nodes, held.rows)
      return rows === undefined ? appended(page, held, []) : { ...held, rows }
    }
    return set(callAtom, variablesOf({ query, after: null }), during, after, { how })
  })
  const loadMore = atom(null, async (get, set) => {
    const now = get(valueAtom)
    if (now.more !== 'available' && now.more !== 'failed') return
    const after = (answer: Answer<Name>, held: Held): Held =>
      answer.ok ? appended(adapt(answer.value), held, held.rows) : { ...held, more: 'failed' }
    await set(callAtom, variablesOf(now), { ...now, more: 'loading' }, after)
  })
  const isShown = shownBy(atom(null, (_get, set, how?: How) => set(load, undefined, how)))
  return {
    pagesAtom: atom((get): Pages<Row, Query> => (get(isShown), get(valueAtom))),
    /** Asks for the first page; with another query than before the list begins anew. */
    load,
    /** Asks for the page behind the last row, also where that failed before. */
    loadMore,
  }
}
