import { randomUUID } from 'node:crypto'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import type { Logger } from 'pino'
import type { RoundView } from '../contract.ts'
import type { Json } from '@lagoon/games/json'
import type { GameRules, Standing } from '../rules/game.ts'
import { drawsOf } from '../rules/replay.ts'
import { isWithin } from '../rules/stakes.ts'
import type { Deliveries } from './deliveries.ts'
import type { RoundRecord } from './journal/entries.ts'
import type { Journal } from './journal/journal.ts'
import { Refusal } from './problems.ts'
import type { Seeds } from './seeds.ts'
import { keepPress, type Session } from './sessions.ts'
import { shelfName, type Shelf, type Shelves } from './shelves.ts'
import type { Stakes, Wanted } from './stakes.ts'
import type { Delivery, Wallet } from './wallet.ts'

export interface RoundsOptions {
  games: ReadonlyMap<string, GameRules>
  journal: Journal
  wallet: Wallet
  deliveries: Deliveries
  stakes: Stakes
  seeds: Seeds
  shelves: Shelves
  log: Pick<Logger, 'error'>
}

/** How seeds become numbers; games/fair/stream. */
const ALGORITHM = 'hmac-sha256-floats'
/** So many presses of a rapid game may wait for one another. */
const LONGEST_LINE = 10

export const shelfOf = ({ reply }: Pick<Session, 'reply'>): Shelf => ({ player: reply.player, gameId: reply.gameId, token: reply.token })

const winsInKind = ({ reply }: Pick<Session, 'reply'>) => reply.token === reply.winToken

interface Bought {
  readonly roundId: string
  readonly stake: bigint
  readonly choice: Json
}

/** A round as it is on the disk now. */
interface Written {
  readonly answer: RoundView
  /** What pays for it; null while it is open. */
  readonly delivery: Delivery | null
}

/** Plays rounds: bet, then outcome, then win; each step is on the disk before it is sent. */
export const rounds = ({ games, journal, wallet, deliveries, stakes, seeds, shelves, log }: RoundsOptions) => {
  const busy = new Set<string>()

  /** Writes down how the round stands now. `balance` is what is left after the bet. */
  const writeDown = async (before: RoundRecord, standing: Standing, winsInKind: boolean): Promise<Written> => {
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
      seeds.release(roundId)
      return { answer, delivery: null }
    }
    const { sessionId } = record
    const { report } = ended
    const delivery = wallet.settle({
      roundId,
      sessionId,
      totalWin: answer.totalWin,
      report,
      fairness: { ...answer.fairness, played: { ...record.played, acts: [...record.played.acts] } },
    })
    await journal.append({ type: 'win', roundId, record, progress: ended.progress, delivery })
    shelves.finish(record, ended.progress)
    seeds.release(roundId)
    return { answer, delivery }
  }

  /** Pays a round that is over. */
  const pay = async ({ answer, delivery }: Written): Promise<RoundView> => {
    if (!delivery) return answer
    const booked = await deliveries.settle(answer.roundId, delivery)
    return booked.kind === 'ok' ? { ...answer, balance: booked.balance } : { ...answer, isSettled: false }
  }

  /** The first standing of a round, and the record of it. */
  const computed = async (session: Session, pressId: string, bought: Bought, balance: string): Promise<[RoundRecord, Standing]> => {
    const { game, key, reply } = session
    const { roundId, stake, choice } = bought
    const shelf = shelfOf(session)
    const progress = shelves.progressOf(shelf)
    const taken = await seeds.take(shelf.player, roundId)
    const standing = game.begin(choice, stake, drawsOf(taken), progress)
    const { serverSeed, clientSeed, nonce } = taken
    const fairness = { commitment: commitmentOf(serverSeed), clientSeed, nonce, algorithm: ALGORITHM, version: game.version }
    const played = { stake: String(stake), choice, progress, acts: [] }
    const { view: outcome, state } = standing
    const answer = { roundId, stake: played.stake, outcome, totalWin: '0', balance, isOver: false, isSettled: true, fairness }
    return [{ roundId, key, sessionId: reply.sessionId, ...shelf, pressId, at: Date.now(), played, state, answer }, standing]
  }

  const begin = async (session: Session, pressId: string, stake: bigint, choice: Json): Promise<RoundView> => {
    const roundId = randomUUID()
    const side = session.game.sideStake?.(choice) ?? 0n
    const wanted: Wanted[] = [{ part: 'MAIN', minor: stake }]
    if (side > 0n) wanted.push({ part: 'SIDE', minor: side })
    await seeds.prepare(session.reply.player)
    try {
      const written = await stakes.taking(session, roundId, wanted, async (balance) => {
        const [record, standing] = await computed(session, pressId, { roundId, stake, choice }, balance)
        return writeDown(record, standing, winsInKind(session))
      })
      return await pay(written)
    } finally {
      // What could not be kept is no round.
      seeds.release(roundId)
    }
  }

  /** The round after an act, null where the rules do not allow it. Nothing is written. */
  const afterAct = (open: RoundRecord, act: Json): Standing | null => {
    const { commitment, clientSeed, nonce } = open.answer.fairness
    const serverSeed = seeds.inUse(open.player, commitment)
    const draws = drawsOf({ serverSeed, clientSeed, nonce })
    return games.get(open.gameId)?.act(open.state, act, BigInt(open.played.stake), draws) ?? null
  }

  const acted = (open: RoundRecord, act: Json, by: Pick<RoundRecord, 'key' | 'pressId'>, balance: string): RoundRecord => ({
    ...open,
    ...by,
    at: Date.now(),
    played: { ...open.played, acts: [...open.played.acts, act] },
    answer: { ...open.answer, balance },
  })

  /** Takes what the act takes, and goes on. */
  const goOn = async (session: Session, pressId: string, open: RoundRecord, act: Json): Promise<RoundView> => {
    const standing = afterAct(open, act)
    if (!standing) throw new Refusal('CHOICE_REFUSED')
    const further = session.game.further?.(open.state, act) ?? null
    const by = { key: session.key, pressId }
    const write = (balance: string) => writeDown(acted(open, act, by, balance), standing, winsInKind(session))
    if (!further) return pay(await write(open.answer.balance))
    const wanted = [{ part: further.part, minor: further.stakeMinor }]
    return pay(await stakes.taking(session, open.roundId, wanted, write))
  }

  const answered = async (session: Session, pressId: string, answer: Promise<RoundView>): Promise<RoundView> => {
    keepPress(session, pressId, answer)
    try {
      return await answer
    } catch (error) {
      session.presses.delete(pressId)
      throw error
    }
  }

  /** One press at a time for each player, game and kind of token. The same press again gives the same answer. */
  const alone = async (session: Session, pressId: string, work: () => Promise<RoundView>): Promise<RoundView> => {
    const known = session.presses.get(pressId)
    if (known) return known
    const shelf = shelfName(shelfOf(session))
    if (busy.has(shelf)) throw new Refusal('ROUND_RUNNING')
    busy.add(shelf)
    return answered(session, pressId, work()).finally(() => busy.delete(shelf))
  }

  const lines = new Map<string, { readonly last: Promise<unknown>; readonly length: number }>()
  /** As `alone`, but a press waits for those before it. */
  const inTurn = async (session: Session, pressId: string, work: () => Promise<RoundView>): Promise<RoundView> => {
    const known = session.presses.get(pressId)
    if (known) return known
    const shelf = shelfName(shelfOf(session))
    const { last, length } = lines.get(shelf) ?? { last: Promise.resolve(), length: 0 }
    if (length >= LONGEST_LINE) throw new Refusal('ROUND_RUNNING')
    const answer = last.then(work, work)
    lines.set(shelf, { last: answer, length: length + 1 })
    return answered(session, pressId, answer).finally(() => {
      const line = lines.get(shelf)
      if (!line || line.length === 1) lines.delete(shelf)
      else lines.set(shelf, { ...line, length: line.length - 1 })
    })
  }

  const finish = async (open: RoundRecord): Promise<void> => {
    const shelf = shelfName(open)
    const lastAct = games.get(open.gameId)?.lastAct
    if (lastAct === undefined || busy.has(shelf) || deliveries.isReturning(open.roundId)) return
    // Its player came back while others were being finished.
    if (shelves.openRound(open) !== open) return
    busy.add(shelf)
    try {
      const standing = afterAct(open, lastAct)
      const by = { key: open.key, pressId: `idle-${open.roundId}` }
      if (standing) await pay(await writeDown(acted(open, lastAct, by, open.answer.balance), standing, false))
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
      (session.game.isRapid ? inTurn : alone)(session, pressId, async () => {
        const checked = session.game.check(choice)
        if ('refusal' in checked) throw new Refusal('CHOICE_REFUSED')
        if (!isWithin(stake, session.reply) || !session.game.takesStake(stake)) throw new Refusal('STAKE_REFUSED')
        if (shelves.openRound(shelfOf(session))) throw new Refusal('ROUND_OPEN')
        return begin(session, pressId, stake, checked.choice)
      }),
    /**
     * Goes on with the round that is open.
     * @throws {Refusal} ROUND_OVER where it is not, CHOICE_REFUSED where the rules do not allow the act, ROUND_RUNNING while a stake
     * of it is on its way back; with nothing taken, or with a stake whose return is under way (NOT_REACHED).
     */
    act: (session: Session, pressId: string, roundId: string, act: Json): Promise<RoundView> =>
      alone(session, pressId, async () => {
        const open = shelves.openRound(shelfOf(session))
        if (open?.roundId !== roundId) throw new Refusal('ROUND_OVER')
        if (deliveries.isReturning(roundId)) throw new Refusal('ROUND_RUNNING')
        return goOn(session, pressId, open, act)
      }),
    /** Finishes rounds whose players have not come back since then, milliseconds since 1970, by the last act of their game. */
    async finishIdle(since: number): Promise<void> {
      for (const open of shelves.idleSince(since))
        await finish(open).catch((error: unknown) => log.error({ err: error, roundId: open.roundId }, 'an idle round stays open'))
    },
  }
}
export type Rounds = ReturnType<typeof rounds>
