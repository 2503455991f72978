import { bet } from '../../src/ledger/rounds.ts'
import { openDatabase } from '../../src/db/database.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER } from './players.ts'
import { quiet } from './quiet.ts'

/** Child process of the durability test: bets without end and writes the key of each one when the database has acknowledged it. */
const database = await openDatabase({ dataDir: process.argv[2] ?? '', log: quiet })
await fillCatalog(database.kysely)
const playerId = await newPlayer(database.kysely, { GAME: 1_000_000_000n })
const sessionId = await newGameSession(database.kysely, playerId)
for (let number = 1; ; number += 1) {
  const key = `${sessionId}:${number}`
  const placed = await bet(database.kysely, { providerId: PROVIDER, sessionId, transactionId: key, gameplayId: key, minor: 100n })
  if (!placed.ok) throw new Error(placed.error.code)
  process.stdout.write(`${key}\n`)
}
