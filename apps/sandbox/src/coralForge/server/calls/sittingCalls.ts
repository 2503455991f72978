import { randomUUID } from 'node:crypto'
import { decimalOf } from '@lagoon/contract/wire/transferWallet/decimal'
import { playerRequest, sittingRequest, type CloseReply, type SittingReply } from '@lagoon/contract/wire/transferWallet/transferWallet'
import type { Book } from '../book.ts'
import type { Launches } from '../launches.ts'
import type { Change, Sitting } from '../records.ts'
import { isHandOpen, outOf, type Sittings } from '../sittings.ts'
import { keyOf, must, parsed, Refused, type Answer, type Call, type CallOf } from './call.ts'
import { outView } from './transferCalls.ts'

const sittingView = (one: Sitting): SittingReply => ({
  sittingId: one.id,
  player: one.player,
  game: one.game,
  token: one.token,
  winToken: one.winToken,
  state: one.state,
  version: one.version,
  isHandOpen: isHandOpen(one),
  stake: decimalOf(BigInt(one.stake)),
  won: decimalOf(BigInt(one.won)),
})

export interface SittingCallsOptions {
  readonly book: Book
  readonly sittings: Sittings
  readonly launches: Launches
  readonly games: ReadonlySet<string>
}

/** Calls about players and their sittings. */
export const sittingCalls = ({ book, sittings, launches, games }: SittingCallsOptions): readonly CallOf[] => {
  const namePlayer = async ({ request, id }: Call): Promise<Answer> => {
    const [{ shortName }] = await parsed(request, playerRequest)
    const isKnown = book.players.get(id)?.shortName === shortName
    if (!isKnown) await book.change(() => [{ player: { id, shortName } }, undefined])
    return { http: 200, body: { player: id } }
  }

  const openSitting = async ({ request }: Call): Promise<Answer> => {
    const key = keyOf(request)
    const [asked, text] = await parsed(request, sittingRequest)
    if (!games.has(asked.game)) throw new Refused('BAD_REQUEST')
    const sitting = await book.change((): readonly [Change | null, Sitting] => {
      const known = [...book.sittings.values()].find((one) => one.key === key)
      if (known && known.request !== text) throw new Refused('KEY_REUSED')
      if (known) return [null, known]
      const { player, game, token, winToken } = asked
      const limits = { minStake: String(asked.minStake), maxStake: String(asked.maxStake) }
      const none = { stake: '0', won: '0', brought: '0', rounds: 0, stakes: {}, undone: [] }
      const made: Sitting = {
        id: randomUUID(),
        key,
        request: text,
        ...{ player, game, token, winToken },
        ...limits,
        ...none,
        state: 'OPEN',
        version: 1,
        touchedAt: Date.now(),
      }
      return [{ sitting: made }, made]
    })
    return { http: 201, body: sittingView(sitting), etag: sitting.version }
  }

  const launch = async ({ id }: Call): Promise<Answer> => {
    const sitting = await book.change((): readonly [Change | null, Sitting] => {
      const known = must(book.sittings.get(id))
      if (known.state === 'CLOSED') throw new Refused('SITTING_CLOSED')
      const version = known.state === 'OPEN' ? known.version : known.version + 1
      const opened: Sitting = { ...known, state: 'OPEN', version, touchedAt: Date.now() }
      return [{ sitting: opened }, opened]
    })
    return { http: 201, body: { url: launches.make(sitting) } }
  }

  const close = async ({ id }: Call): Promise<Answer> => {
    const { state } = must(await sittings.close(id))
    const out = book.transfers.get(outOf(id))
    const body: CloseReply = { state, out: out?.direction === 'OUT' ? outView(out) : null }
    return { http: state === 'CLOSED' ? 200 : 202, body }
  }

  const look = ({ id }: Call): Answer => {
    const sitting = must(book.sittings.get(id))
    return { http: 200, body: sittingView(sitting), etag: sitting.version }
  }

  return [
    ['PUT', /^\/players\/([\w.:-]+)$/, 'wallet', namePlayer],
    ['POST', /^\/sittings()$/, 'wallet', openSitting],
    ['GET', /^\/sittings\/([\w.:-]+)$/, 'wallet', look],
    ['POST', /^\/sittings\/([\w.:-]+)\/launches$/, 'wallet', launch],
    ['POST', /^\/sittings\/([\w.:-]+)\/close$/, 'wallet', close],
  ]
}
