import { lobbyThroughput } from './lobby.ts'
import { outboxDelay } from './outbox.ts'

/**
 * A node's figures: how long a message is on its way to a player's socket, on a real PostgreSQL (TEST_DATABASE_URL), and how many
 * answers a second it gives of those of a bare server. Leaves with 1 when a figure is missed.
 */
const isPrompt = await outboxDelay()
const isFast = await lobbyThroughput()
process.exit(isPrompt && isFast ? 0 : 1)
