import { countCases } from '@lagoon/testing/cases'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startNode, type TestNode } from '../support/node.ts'
import { newPlayer } from '../support/players.ts'
import { plant } from '../support/plant.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { raceLogout, replayOutcomes, rightOutcomes } from '../support/refreshFamily.ts'

const RACES = 1_000
const LANES = 8

let scratch: Scratch
let node: TestNode
beforeAll(async () => {
  scratch = await scratchDatabase()
})
beforeEach(async () => {
  node = await startNode({ databaseUrl: scratch.url() })
})
afterEach(() => node?.app.stop())
afterAll(() => scratch?.drop())

/** Log-outs against refreshes, several families at once; answers what went wrong in all of them. */
const race = async (races: number): Promise<{ run: number; alive: number; forks: number }> => {
  const { kysely } = node.app.services.database
  const players = await Promise.all(Array.from({ length: LANES }, () => newPlayer(kysely)))
  const total = { run: 0, alive: 0, forks: 0 }
  await Promise.all(
    players.map(async (playerId) => {
      while (total.run < races) {
        total.run += 1
        const { alive, branches } = await raceLogout(node, playerId)
        total.alive += alive
        total.forks += branches > 1 ? 1 : 0
      }
    }),
  )
  return total
}

describe('A10 on PostgreSQL', () => {
  it('an old refresh token gives the same pair for a while, or ends its family', async () => {
    expect(await replayOutcomes(node)).toEqual(rightOutcomes)
  })

  it(
    `no token of a family opens anything after a log-out that raced three refreshes, ${RACES} times`,
    { timeout: 600_000 },
    async (context) => {
      countCases(context, RACES)
      const total = await race(RACES)
      expect(total).toEqual({ run: RACES, alive: 0, forks: 0 })
    },
  )
})

describe('A10 the races catch', () => {
  it('a refresh that does not look at the log-out', async () => {
    await plant(node.app.services.database.kysely, 'rotate_refresh', 'v_session.revoked_at IS NOT NULL OR ', '')
    expect((await race(8)).alive).toBeGreaterThan(0)
  })
})
