import { growth } from './growth.ts'
import { throughput } from './throughput.ts'

/**
 * The ledger's figures on a real PostgreSQL (TEST_DATABASE_URL), as ratios, because a machine's own numbers say nothing about
 * another's: moves per second against pgbench with the same function, and what a move and a page cost when the ledger grows a
 * thousandfold. Leaves with 1 when a figure is missed. Needs `pgbench` on the path.
 */
const isFast = await throughput()
const isFlat = await growth()
process.exitCode = isFast && isFlat ? 0 : 1
