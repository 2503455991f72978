import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import { holdemTables } from '@lagoon/games/holdemTable/holdemTables'
import type { TableMessage } from '../../../../games/rules/holdemTable/live.ts'
import { openLines, type Lines } from '../../../../games/server/journal/lines.ts'
import type { Wallet } from '../../../../games/server/wallet.ts'
import { memoryWallet, type MemoryWallet } from '../../../../northlight/testing/memoryWallet.ts'
import type { Pace } from '../pace.ts'
import { compactLines, type TableLine } from '../records.ts'
import { openRoom } from '../room.ts'
import { seating, type Caller } from '../seating.ts'

const found = holdemTables.get('foundry-holdem')
if (!found) throw new RangeError('no such game')
export const game = found

/** Nobody waits: the clock of the tests is short, and ends stand for a moment only. */
export const quick: Pace = {
  decisionMs: 60_000,
  bankMs: 1_000,
  bankBackMs: 100,
  houseMs: [0, 0],
  shownMs: 1,
  foldedMs: 1,
  awayMs: 60_000,
  outMs: 60_000,
  lookMs: 2,
}
export const START = 100_000

export const newWallet = (): MemoryWallet => memoryWallet({ gameId: game.id, balance: BigInt(START), minStake: 20n, maxStake: 4_000n })

const forever = new Promise<never>(() => undefined)

/** A table over a wallet and a folder. `kill` stops it where it stands, as a lost process does: nothing of it is written or told any more. */
export const openTable = async (folder: string, wallet: MemoryWallet, pace: Pace = quick) => {
  let isDead = false
  const lines = await openLines<TableLine>(join(folder, 'table.jsonl'), compactLines)
  const mortal = <Arguments extends unknown[], T>(work: (...given: Arguments) => Promise<T>) =>
    ((...given: Arguments) => (isDead ? forever : work(...given).then((value) => (isDead ? forever : value)))) as typeof work
  const mortalLines: Lines<TableLine> = { ...lines, append: mortal(lines.append) }
  const mortalWallet: Wallet = { ...wallet, take: mortal(wallet.take), deliver: mortal(wallet.deliver) }
  const room = await openRoom({
    game,
    tableId: 'test',
    lines: mortalLines,
    wallet: mortalWallet,
    pace,
    backoffMs: { first: 2, longest: 10 },
    log: pino({ level: 'silent' }),
    now: Date.now,
  })
  const table = seating({ game, room, pace, now: Date.now })
  return {
    room,
    table,
    async kill(): Promise<void> {
      isDead = true
      await lines.close()
    },
  }
}
export type TestTable = Awaited<ReturnType<typeof openTable>>

/** A press that was never sent before. */
export const newPress = (): { readonly pressId: string } => ({ pressId: randomUUID() })

/** A player with a session at the wallet. */
export const callerOf = async (wallet: MemoryWallet, player: string): Promise<Caller> => {
  const opened = await wallet.open(`${game.id} ${player}`)
  if (opened.kind !== 'ok') throw new RangeError('no session')
  return {
    player,
    shortName: `${player.slice(0, 2)}***`,
    sessionId: opened.reply.sessionId,
    balance: () => Promise.resolve(wallet.balanceOf(player)),
  }
}

/** A browser of a player: all that it was sent. */
export const listen = async ({ table }: TestTable, caller: Caller) => {
  const messages: TableMessage[] = []
  const hears: { now: (message: TableMessage) => unknown } = { now: () => undefined }
  const close = await table.connect(caller, (message) => {
    messages.push(message)
    hears.now(message)
  })
  const last = (): TableMessage['view'] => {
    const message = messages.at(-1)
    if (!message) throw new RangeError('nothing was sent')
    return message.view
  }
  return {
    messages,
    close,
    last,
    onMessage: (work: (message: TableMessage) => unknown) => void (hears.now = work),
    /** Resolves with the first view, from now on or as it is, that is what one waits for. */
    until: (holds: (view: TableMessage['view']) => boolean): Promise<TableMessage['view']> =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`never seen: ${String(holds)}`)), 8_000)
        const before = hears.now
        const look = (message: TableMessage) => {
          before(message)
          if (!holds(message.view)) return
          clearTimeout(late)
          hears.now = before
          resolve(message.view)
        }
        hears.now = look
        look({ happened: [], view: last() })
      }),
  }
}
