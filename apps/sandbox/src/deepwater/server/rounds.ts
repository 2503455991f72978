import { randomUUID } from 'node:crypto'
import { walletPaths, walletReply, type BetRequest, type WinRequest } from '@lagoon/contract/wire/seamlessWallet/seamlessWallet'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import type { RoundView } from '../../games/contract.ts'
import type { Json, Standing } from '../../games/rules/game.ts'
import { games } from '../../games/rules/games.ts'
import { drawsOf } from '../../games/rules/replay.ts'
import { isWithin } from '../../games/rules/stakes.ts'
import type { Deliveries } from './deliveries.ts'
import type { RoundRecord } from './journal/entries.ts'
import type { Journal } from './journal/journal.ts'
import { problemOf, Refusal } from './problems.ts'
import type { Seeds } from './seeds.ts'
import type { Session } from './sessions.ts'
import { shelfName, type Shelf, type Shelves } from './shelves.ts'
import type { WalletClient } from './walletClient.ts'

export interface RoundsOptions {
  journal: Journal
  wallet: WalletClient
  deliveries: Deliveries
  seeds: Seeds
  shelves: Shelves
}

/** How seeds become numbers; games/fair/stream. */
const ALGORITHM = 'hmac-sha256-floats'

export const shelfOf = ({ reply }: Pick<Session, 'reply'>): Shelf => ({ player: reply.player, gameId: reply.gameId, token: reply.token })

const winsInKind = ({ reply }: Pick<Session, 'reply'>) => reply.token === reply.winToken

interface Bought {
  readonly roundId: string
  readonly stake: bigint
  readonly choice: Json
}

/** Plays rounds: bet, then outcome, then win; each step is on the disk before it is sent. */
export const rounds = ({ journal, wallet, deliveries, seeds, shelves }: RoundsOptions) => {
  const busy = new Set<string>()
  const wins = (record: RoundRecord, standing: Standing & { ended: object }): WinRequest => ({
    sessionId: record.sessionId,
    transactionId: `${record.roundId}-win`,
    betTransactionId: `${record.roundId}-bet`,
    roundId: record.roundId,
    amount: String(standing.ended.totalWinMinor),
    report: standing.ended.report,
    fairness: record.answer.fairness,
  })

  /** Writes down how the round stands now, and pays where it is over. `balance` is what is left after the bet. */
  const settle = async (before: RoundRecord, standing: Standing, winsInKind: boolean): Promise<RoundView> => {
    const { roundId } = before
    const { ended } = standing
    const totalWin = ended?.totalWinMinor ?? 0n
    const balance = String(BigInt(before.answer.balance) + (winsInKind ? totalWin : 0n))
    const answer = {
      ...before.answer,
      outcome: standing.view,
      totalWin: String(totalWin),
      balance,
      isOver: ended !== null,
      isSettled: true,
    }
    const record = { ...before, state: standing.state, answer }
    if (!ended) {
      await journal.append({ type: 'step', roundId, record })
      shelves.keepOpen(record)
      return answer
    }
    const delivery = { path: walletPaths.win, body: JSON.stringify(wins(record, { ...standing, ended })) }
    await journal.append({ type: 'win', roundId, record, progress: ended.progress, delivery })
    shelves.finish(record, ended.progress)
    const booked = await deliveries.send(roundId, delivery)
    return booked.kind === 'ok' ? { ...answer, balance: booked.reply.balance } : { ...answer, isSettled: false }
  }

  /** The first standing of a round, and the record of it. */
  const computed = async (session: Session, pressId: string, bought: Bought, balance: string): Promise<[RoundRecord, Standing]> => {
    const { game, key, reply } = session
    const { roundId, stake, choice } = bought
    const shelf = shelfOf(session)
    const progress = shelves.progressOf(shelf)
    const taken = await seeds.take(shelf.player)
    const standing = game.begin(choice, stake, drawsOf(taken), progress)
    const { serverSeed, clientSeed, nonce } = taken
    const fairness = { commitment: commitmentOf(serverSeed), clientSeed, nonce, algorithm: ALGORITHM, version: game.version }
    const played = { stake: String(stake), choice, progress, acts: [] }
    const { view: outcome, state } = standing
    const answer = { roundId, stake: played.stake, outcome, totalWin: '0', balance, isOver: false, isSettled: true, fairness }
    return [{ roundId, key, sessionId: reply.sessionId, ...shelf, pressId, at: Date.now(), played, state, answer }, standing]
  }

  const begin = async (session: Session, pressId: string, stake: bigint, choice: Json): Promise<RoundView> => {
    const { key, reply } = session
    const { sessionId } = reply
    const roundId = randomUUID()
    const bet: BetRequest = { sessionId, transactionId: `${roundId}-bet`, roundId, amount: String(stake) }
    await seeds.prepare(reply.player)
    await journal.append({ type: 'bet', roundId, key, sessionId })
    const accepted = await wallet(walletPaths.bet, JSON.stringify(bet), walletReply)
    if (accepted.kind === 'refused') {
      await journal.append({ type: 'closed', roundId })
      throw new Refusal(problemOf(accepted.refusal.status), accepted.refusal.balance)
    }
    if (accepted.kind === 'unknown') {
      await deliveries.rollback(roundId, sessionId)
      throw new Refusal('NOT_REACHED')
    }
    const [record, standing] = await computed(session, pressId, { roundId, stake, choice }, accepted.reply.balance).catch(
      async (error: unknown) => {
        await deliveries.rollback(roundId, sessionId)
        throw error
      },
    )
    return settle(record, standing, winsInKind(session))
  }

  const goOn = async (open: RoundRecord, act: Json, by: Pick<RoundRecord, 'key' | 'pressId'>, winsInKind: boolean): Promise<RoundView> => {
    const { commitment, clientSeed, nonce } = open.answer.fairness
    const serverSeed = await seeds.inUse(open.player, commitment)
    const draws = drawsOf({ serverSeed, clientSeed, nonce })
    const standing = games.get(open.gameId)?.act(open.state, act, BigInt(open.played.stake), draws)
    if (!standing) throw new Refusal('CHOICE_REFUSED')
    const played = { ...open.played, acts: [...open.played.acts, act] }
    return settle({ ...open, ...by, at: Date.now(), played }, standing, winsInKind)
  }

  /** One press at a time for each player, game and kind of token. The same press again gives the same answer. */
  const alone = async (session: Session, pressId: string, work: () => Promise<RoundView>): Promise<RoundView> => {
    if (session.lastPress?.pressId === pressId) return session.lastPress.answer
    const shelf = shelfName(shelfOf(session))
    if (busy.has(shelf)) throw new Refusal('ROUND_RUNNING')
    busy.add(shelf)
    const before = session.lastPress
    const answer = work()
    session.lastPress = { pressId, answer }
    try {
      return await answer
    } catch (error) {
      session.lastPress = before
      throw error
    } finally {
      busy.delete(shelf)
    }
  }
  return {
    /**
     * Begins a round.
     * @throws {Refusal} with nothing bet, or with a bet whose return is under way (NOT_REACHED).
     */
    play: (session: Session, pressId: string, stake: bigint, choice: unknown): Promise<RoundView> =>
      alone(session, pressId, async () => {
        const checked = session.game.check(choice)
        if ('refusal' in checked) throw new Refusal('CHOICE_REFUSED')
        if (!isWithin(stake, session.reply) || !session.game.takesStake(stake)) throw new Refusal('STAKE_REFUSED')
        if (shelves.openRound(shelfOf(session))) throw new Refusal('ROUND_OPEN')
        return begin(session, pressId, stake, checked.choice)
      }),
    /**
     * Goes on with the round that is open.
     * @throws {Refusal} ROUND_OVER where it is not, CHOICE_REFUSED where the rules do not allow the act.
     */
    act: (session: Session, pressId: string, roundId: string, act: Json): Promise<RoundView> =>
      alone(session, pressId, async () => {
        const open = shelves.openRound(shelfOf(session))
        if (open?.roundId !== roundId) throw new Refusal('ROUND_OVER')
        return goOn(open, act, { key: session.key, pressId }, winsInKind(session))
      }),
    /** Finishes rounds whose players have not come back since then, milliseconds since 1970, by the last act of their game. */
    async finishIdle(since: number): Promise<void> {
      for (const open of shelves.idleSince(since)) {
        const shelf = shelfName(open)
        const lastAct = games.get(open.gameId)?.lastAct
        if (lastAct === undefined || busy.has(shelf)) continue
        busy.add(shelf)
        await goOn(open, lastAct, { key: open.key, pressId: `idle-${open.roundId}` }, false).finally(() => busy.delete(shelf))
      }
    },
  }
}
export type Rounds = ReturnType<typeof rounds>
