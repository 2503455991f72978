import type { Kysely } from 'kysely'
import { parseJson } from '@lagoon/contract/text/parseJson'
import type { Schema } from '../../../db/schema.ts'
import type { TransactionConnection, TransactionFilter, TransactionPeriod } from '../../../graphql/resolvers.generated.ts'
import { Problem } from '../../../problem.ts'
import type { Behind, Line, Place, Source } from './lines.ts'
import { movesIn } from './moves.ts'
import { purchasesIn } from './purchases.ts'
import { withdrawalsIn } from './withdrawals.ts'

const LARGEST_PAGE = 100
const DAY_MS = 86_400_000

interface Page {
  readonly first: number
  readonly after?: string | null | undefined
  readonly filter?: TransactionFilter | null | undefined
}

const sinceOf = (period: TransactionPeriod, now: Date): Date => {
  if (period === 'THIS_YEAR') return new Date(Date.UTC(now.getUTCFullYear(), 0, 1))
  return new Date(now.getTime() - (period === 'LAST_7_DAYS' ? 7 : 30) * DAY_MS)
}

const isMoment = (text: string): boolean => /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text) && !Number.isNaN(Date.parse(text))

const writePlace = (order: string, { source, moment, id }: Place): string =>
  Buffer.from(JSON.stringify([order, source, moment, id])).toString('base64url')

/** Reads a place of ours. One of another filter, or that we did not write, is refused with 400. */
const readPlace = (text: string, order: string, sources: readonly Source[]): Place => {
  const parts = parseJson(Buffer.from(text, 'base64url').toString())
  if (Array.isArray(parts) && parts.length === 4 && parts.every((part) => typeof part === 'string')) {
    const [readOrder, name, moment, id] = parts as [string, string, string, string]
    const source = sources.find((known) => known.name === name)
    if (readOrder === order && source?.isId(id) === true && isMoment(moment)) return { source: source.name, moment, id }
  }
  throw new Problem(400, 'BAD_INPUT', 'This page doesn’t exist. Start again from the first page.')
}

/** What of a source lies behind a place: of one moment the sources that come later are behind, those that come earlier were shown. */
const behindIn = (sources: readonly Source[], index: number, place: Place): Behind => {
  const at = sources.findIndex(({ name }) => name === place.source)
  const { moment, id } = place
  return index === at ? { moment, id } : { moment, isIncluded: index > at }
}

/**
 * A page of what a player bought, withdrew, was given and tipped, newest first, by keyset over several sources: each is asked for a page of its
 * own from an index, and the newest of all are shown. Refuses `first` outside 1 to 100 and the cursor of another filter with 400.
 */
export const transactionsOf = async (database: Kysely<Schema>, playerId: string, page: Page): Promise<TransactionConnection> => {
  const { first, after } = page
  const filter = page.filter ?? {}
  if (!Number.isInteger(first) || first < 1 || first > LARGEST_PAGE)
    throw new Problem(400, 'BAD_INPUT', `A page of transactions has 1 to ${LARGEST_PAGE} lines.`)
  const sources = [purchasesIn(database), withdrawalsIn(database), movesIn(database)]
  const order = `TRANSACTIONS ${filter.type ?? ''} ${filter.status ?? ''} ${filter.period ?? ''}`
  const place = after ? readPlace(after, order, sources) : undefined
  const part = { playerId, filter, since: filter.period ? sinceOf(filter.period, new Date()) : undefined, limit: first + 1 }
  const found = await Promise.all(
    sources.map(async (source, index) => {
      const lines = await source.lines(part, place && behindIn(sources, index, place))
      return lines.map((line): Line & Place => ({ ...line, source: source.name }))
    }),
  )
  // The sort is stable, so that of one moment the sources keep their order, and the lines of each theirs.
  const lines = found.flat().toSorted((a, b) => (a.moment === b.moment ? 0 : a.moment < b.moment ? 1 : -1))
  const shown = lines.slice(0, first)
  const last = shown.at(-1)
  return {
    nodes: shown.map(({ transaction }) => transaction),
    pageInfo: { hasNextPage: lines.length > first, endCursor: last ? writePlace(order, last) : null },
  }
}
