import type { Delivered, Settlement, Stake, Wallet } from '../../games/server/wallet.ts'

export interface MemoryWallet extends Wallet {
  balanceOf: (player: string) => bigint
  /** Stakes that were taken and not given back, by their ids. */
  readonly taken: ReadonlyMap<string, Stake>
  readonly undone: ReadonlySet<string>
  /** By round. */
  readonly settled: ReadonlyMap<string, Settlement>
  /** The next stake is taken, and the answer lost. */
  loseNextTake: () => void
}

/** A wallet for tests: every player begins with the same balance; a launch is `game player`. What is done twice happens once. */
export const memoryWallet = (terms: { gameId: string; balance: bigint; minStake: bigint; maxStake: bigint }): MemoryWallet => {
  const balances = new Map<string, bigint>()
  const players = new Map<string, string>()
  const taken = new Map<string, Stake>()
  const undone = new Set<string>()
  const settled = new Map<string, Settlement>()
  let isLost = false
  const balanceOf = (player: string) => balances.get(player) ?? terms.balance
  const playerOf = (sessionId: string) => players.get(sessionId) ?? ''
  const add = (sessionId: string, minor: bigint) => balances.set(playerOf(sessionId), balanceOf(playerOf(sessionId)) + minor)
  const done = (sessionId: string): Delivered => ({ kind: 'ok', balance: String(balanceOf(playerOf(sessionId))) })

  return {
    balanceOf,
    taken,
    undone,
    settled,
    loseNextTake: () => void (isLost = true),
    open: async (launch) => {
      const [gameId = terms.gameId, player = 'p-1'] = launch.split(' ')
      const sessionId = `s-${player}-${players.size}`
      players.set(sessionId, player)
      const { minStake, maxStake } = terms
      const limits = { minStake: String(minStake), maxStake: String(maxStake), balance: String(balanceOf(player)) }
      return { kind: 'ok', reply: { sessionId, player, gameId, token: 'GAME', winToken: 'GAME', ...limits } }
    },
    balance: async (sessionId) => ({ kind: 'ok', reply: { balance: String(balanceOf(playerOf(sessionId))) } }),
    take: async (stake) => {
      if (balanceOf(playerOf(stake.sessionId)) < stake.minor) return { kind: 'refused', problem: 'INSUFFICIENT_BALANCE' }
      if (!taken.has(stake.stakeId) && !undone.has(stake.stakeId)) {
        taken.set(stake.stakeId, stake)
        add(stake.sessionId, -stake.minor)
      }
      if (!isLost) return { kind: 'ok', reply: { balance: String(balanceOf(playerOf(stake.sessionId))) } }
      isLost = false
      return { kind: 'unknown', reason: 'lost' }
    },
    undo: ({ stakeId, sessionId }) => ({ undo: stakeId, sessionId }),
    settle: (settlement) => ({ settle: JSON.parse(JSON.stringify(settlement)) as never, sessionId: settlement.sessionId }),
    deliver: async (delivery) => {
      const sessionId = String(delivery['sessionId'])
      if (typeof delivery['undo'] === 'string') {
        const stake = taken.get(delivery['undo'])
        if (stake && !undone.has(stake.stakeId)) add(sessionId, stake.minor)
        undone.add(delivery['undo'])
        taken.delete(delivery['undo'])
        return done(sessionId)
      }
      const settlement = delivery['settle'] as unknown as Settlement
      if (!settled.has(settlement.roundId)) {
        settled.set(settlement.roundId, settlement)
        add(sessionId, BigInt(settlement.totalWin) + BigInt(settlement.unplayed ?? 0))
      }
      return done(sessionId)
    },
  }
}
