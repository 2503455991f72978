import { identityDelay } from './identity.ts'
import { lobbyThroughput } from './lobby.ts'
import { outboxDelay } from './outbox.ts'
import { paymentDelay } from './payments.ts'
import { reviewsFirstPage } from './reviews.ts'

/**
 * A node's figures: how long a message is on its way to a player's socket, a payment to a balance, and an outcome of a verification to
 * the app, on a real PostgreSQL (TEST_DATABASE_URL), and how many answers a second it gives of those of a bare server. Leaves with 1
 * when a figure is missed.
 */
const isPrompt = await outboxDelay()
const isPaid = await paymentDelay()
const isTold = await identityDelay()
const isEven = await reviewsFirstPage()
const isFast = await lobbyThroughput()
process.exit(isPrompt && isPaid && isTold && isEven && isFast ? 0 : 1)
