import type { Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import { bet } from '../../src/ledger/rounds.ts'
import { brokenInvariants } from './invariants.ts'
import { inParallel } from './inParallel.ts'
import { newGameSession, newPlayer, PROVIDER } from './players.ts'

const STAKE = 100n

export interface Race {
  readonly funded: number
  readonly lanes: number
  readonly triesPerLane: number
}

/**
 * Funds for so many bets, and many more tries at once: exactly the funded ones may pass, every other one is refused for its
 * balance, nothing else comes up. Answers what went wrong.
 */
export const raceForFunds = async (database: Kysely<Schema>, { funded, lanes, triesPerLane }: Race): Promise<string[]> => {
  const playerId = await newPlayer(database, { GAME: STAKE * BigInt(funded) })
  const sessionId = await newGameSession(database, playerId)
  const outcomes = new Map<string, number>()
  const tries = Array.from({ length: lanes * triesPerLane }, (_, index) => `${sessionId}:${index}`)
  await inParallel(lanes, tries, async (key) => {
    const outcome = await bet(database, { providerId: PROVIDER, sessionId, transactionId: key, gameplayId: key, minor: STAKE }).then(
      (result) => (result.ok ? 'OK' : result.error.code),
      (error: unknown) => `surfaced: ${error instanceof Error ? error.message : String(error)}`,
    )
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  })
  const accepted = outcomes.get('OK') ?? 0
  const strange = [...outcomes].filter(([outcome]) => outcome !== 'OK' && outcome !== 'INSUFFICIENT_BALANCE')
  return [
    ...(accepted === funded ? [] : [`${accepted} bets were accepted with funds for ${funded}`]),
    ...strange.map(([outcome, count]) => `${count} × ${outcome}`),
    ...(await brokenInvariants(database)),
  ]
}
