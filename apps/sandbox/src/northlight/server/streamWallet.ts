import type { GameProblem } from '../../games/contract.ts'
import type { Json } from '@lagoon/games/json'
import type { Lines } from '../../games/server/journal/lines.ts'
import type { Delivered, Left, SessionTerms, Settlement, Stake, Wallet, WalletAnswer } from '../../games/server/wallet.ts'
import { sessionReply, type StreamRefusalStatus } from '@lagoon/contract/wire/eventBatches/eventBatches'
import { MICRO_PER_MINOR } from '@lagoon/contract/wire/eventBatches/events'
import type { StreamEntry } from './entries.ts'
import type { PlatformClient } from './platform.ts'
import type { Sending, Unheld } from './sending.ts'
import { Stream } from './stream.ts'

export interface StreamWalletOptions {
  platform: PlatformClient
  journal: Lines<StreamEntry>
  /** By their sessions. */
  streams: Map<string, Stream>
  sending: Sending
  /** So long a launch waits until the holds of the one before it are given back. */
  timeoutMs: number
}

/** What a delivery of this wallet is. */
type StreamDelivery =
  | ({ readonly do: 'settle' } & Settlement)
  | { readonly do: 'undo'; readonly sessionId: string; readonly roundId: string; readonly stakeId: string }

const problemOf = (status: StreamRefusalStatus | 'UNKNOWN'): GameProblem => {
  switch (status) {
    case 'LAUNCH_TOKEN_INVALID':
      return 'LAUNCH_INVALID'
    case 'INSUFFICIENT_BALANCE':
    case 'LIMIT_REACHED':
      return status
    case 'UNKNOWN':
      return 'PLATFORM_AWAY'
    case 'SESSION_NOT_FOUND':
    case 'SESSION_ENDED':
    case 'EPOCH_OVER':
    case 'FROZEN':
      return 'SESSION_ENDED'
    default:
      return 'INTERNAL'
  }
}

const refused = (problem: GameProblem, balance?: bigint) => ({
  kind: 'refused' as const,
  problem,
  ...(balance !== undefined && { balance: String(balance) }),
})

/** Northlight's wallet: stakes are taken from a hold at once, and the platform is told afterwards (docs/providers/northlight.md). */
export const streamWallet = ({ platform, journal, streams, sending, timeoutMs }: StreamWalletOptions): Wallet => {
  const ok = (stream: Stream) => ({ kind: 'ok' as const, balance: String(stream.balance) })

  /** Writes down what was noted, and what an earlier write failed at before it; it is sent from then on. */
  const write = (stream: Stream): Promise<void> => {
    const { session, unwritten, writing: before } = stream
    const writing = async () => {
      await before.catch(() => undefined)
      if (unwritten.length === 0) return
      const noted = [...unwritten]
      // Appended at once, they get to the disk as a whole or not at all.
      await Promise.all(
        noted.map(({ texts, stakeId }) => journal.append({ type: 'events', session, texts, ...(stakeId !== undefined && { stakeId }) })),
      )
      stream.wrote(noted.length)
      sending.soon(stream)
    }
    stream.writing = writing()
    return stream.writing
  }

  /** Launches before this one of the same player, game and kind of token take no more stakes. */
  const endOthers = async ({ sessionId, player, gameId, token }: SessionTerms): Promise<void> => {
    const others = [...streams.values()].filter(
      ({ session, terms }) => session !== sessionId && terms.player === player && terms.gameId === gameId && terms.token === token,
    )
    const given = others.map(async (stream) => {
      await sending.end(stream, 'EPOCH_OVER')
      await sending.release(stream)
    })
    const patience = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref())
    await Promise.race([Promise.allSettled(given), patience])
  }

  const open = async (launch: string): Promise<WalletAnswer<SessionTerms>> => {
    const answer = await platform.call('session', { launchToken: launch }, sessionReply)
    if (answer.kind === 'unknown') return answer
    if (answer.kind === 'refused') return refused(problemOf(answer.refusal.status))
    const { session, epoch, player, game, token, winToken, balance, minStake, maxStake } = answer.reply
    const minor = (micro: bigint) => String(micro / MICRO_PER_MINOR)
    const terms: SessionTerms = {
      sessionId: session,
      player,
      gameId: game,
      token,
      winToken,
      balance: minor(balance),
      minStake: minor(minStake),
      maxStake: minor(maxStake),
    }
    const at = Date.now()
    const stream = new Stream(session, epoch, terms, at)
    await journal.append({ type: 'session', session, epoch, terms, at })
    streams.set(session, stream)
    await endOthers(terms)
    // What the launch before had held counts again.
    const now = await sending.refresh(stream)
    return { kind: 'ok', reply: { ...terms, balance: String(now ?? terms.balance) } }
  }

  const unheldAs = ({ status, balance }: Unheld): WalletAnswer<Left> => refused(problemOf(status), balance)

  const take = async ({ stakeId, roundId, sessionId, part, minor }: Stake): Promise<WalletAnswer<Left>> => {
    const stream = streams.get(sessionId)
    if (!stream) return refused('SESSION_ENDED')
    // Who plays is not forgotten while the hold is asked for.
    stream.heardAt = Date.now()
    const isHeld = () => stream.covers(minor, Date.now())
    if (!stream.stakes.has(stakeId) && !isHeld()) {
      const unheld = await sending.hold(stream, minor)
      if (unheld) return unheldAs(unheld)
    }
    const known = stream.stakes.get(stakeId)
    if (known && !known.isVoid) {
      await write(stream)
      return { kind: 'ok', reply: { balance: String(stream.balance) } }
    }
    if (known || stream.barred.has(stakeId) || stream.rounds.get(roundId)?.isOpen === false) return refused('ROUND_OVER')
    // Another stake was quicker than this one.
    if (!isHeld()) return refused('ROUND_RUNNING')
    stream.left -= minor
    stream.lastStakeAt = Date.now()
    stream.note(stream.stakeEvents(roundId, minor, part), stakeId)
    await write(stream)
    return { kind: 'ok', reply: { balance: String(stream.balance) } }
  }

  const undo = async (stream: Stream, stakeId: string): Promise<Delivered> => {
    const stake = stream.stakes.get(stakeId)
    if (!stake) {
      stream.barred.add(stakeId)
      await journal.append({ type: 'barred', session: stream.session, stakeId })
      return ok(stream)
    }
    if (!stake.isVoid) {
      if (!stream.rounds.get(stake.round)?.isOpen) return { kind: 'refused', reason: 'the round is over' }
      stream.note([{ type: 'void', round: stake.round, of: stake.seq }], stakeId)
    }
    await write(stream)
    return ok(stream)
  }

  const settle = async (stream: Stream, { roundId, totalWin, report, fairness }: Settlement): Promise<Delivered> => {
    const round = stream.rounds.get(roundId)
    if (!round) return { kind: 'refused', reason: 'nothing was staked in the round' }
    if (round.isOpen) {
      const amount = BigInt(totalWin) * MICRO_PER_MINOR
      const pay = { type: 'pay' as const, round: roundId, amount: String(amount) }
      const finish = { type: 'finish' as const, round: roundId, report, fairness }
      stream.note(amount > 0n ? [pay, finish] : [finish])
    }
    await write(stream)
    return ok(stream)
  }

  return {
    open,
    take,
    async balance(sessionId) {
      const stream = streams.get(sessionId)
      if (!stream) return refused('SESSION_ENDED')
      const balance = await sending.refresh(stream)
      return balance === undefined ? { kind: 'unknown', reason: 'no answer' } : { kind: 'ok', reply: { balance: String(balance) } }
    },
    undo: ({ stakeId, roundId, sessionId }) => ({ do: 'undo', sessionId, roundId, stakeId }) satisfies StreamDelivery,
    // A settlement is plain JSON: its report and its fairness are what the wire takes.
    settle: (settlement) => ({ do: 'settle', ...settlement }) satisfies StreamDelivery as unknown as { readonly [key: string]: Json },
    async deliver(delivery) {
      // What is delivered was made here.
      const told = delivery as unknown as StreamDelivery
      const stream = streams.get(told.sessionId)
      if (!stream) return { kind: 'refused', reason: 'SESSION_NOT_FOUND' }
      if (stream.refused !== null) return { kind: 'refused', reason: stream.refused }
      return told.do === 'undo' ? undo(stream, told.stakeId) : settle(stream, told)
    },
  }
}
