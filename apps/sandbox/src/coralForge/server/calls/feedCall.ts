import type { FeedReply } from '@lagoon/contract/wire/transferWallet/transferWallet'
import type { Book } from '../book.ts'
import { Refused, type Answer, type Call, type CallOf } from './call.ts'

const FEED_PAGE = 100

/** The call for the rounds that are over. */
export const feedCall = (book: Book): CallOf => {
  const feed = ({ query }: Call): Answer => {
    const after = Number(/^\d{1,15}$/.exec(query.get('after') ?? '0')?.[0] ?? Number.NaN)
    if (Number.isNaN(after)) throw new Refused('BAD_REQUEST')
    const next = [...book.finished.values()].filter(({ place }) => place > after).slice(0, FEED_PAGE)
    const body: FeedReply = { rounds: next.map(({ round }) => round), next: String(next.at(-1)?.place ?? after) }
    return { http: 200, body }
  }

  return ['GET', /^\/rounds()$/, 'history', feed]
}
