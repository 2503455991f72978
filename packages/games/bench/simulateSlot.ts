// Plays a slot with a fixed seed and prints what came back beside the exact figures: node bench/simulateSlot.ts <game> [rounds] [seed]
import { deviationOf } from '../src/figures/exactFigures.ts'
import { toNumber } from '../src/figures/fraction.ts'
import { seeded } from '../src/random/seeded.ts'
import { slotFigures } from '../src/slots/figures.ts'
import type { SlotOutcome } from '../src/slots/outcome.ts'
import { slots } from '../src/slots/slots.ts'

const [id = '', roundsText = '10000000', seedText = '20260302'] = process.argv.slice(2)
const game = slots.get(id)
if (!game) {
  console.error(`No slot "${id}"; there are: ${[...slots.keys()].join(', ')}.`)
  process.exit(1)
}
const [rounds, seed, stake] = [Number(roundsText), Number(seedText), game.stakes.min]
const random = seeded(seed)
const exact = slotFigures(game.rules)

let [paid, squares, hits, best] = [0, 0, 0, 0]
let progress: SlotOutcome['progress'] = null
for (let round = 1; round <= rounds; round++) {
  const outcome = game.play(null, stake, random, progress)
  progress = outcome.progress
  const times = Number(outcome.totalWinMinor) / Number(stake)
  paid += times
  squares += times * times
  best = Math.max(best, times)
  if (times > 0) hits++
  if (round % 2_000_000 === 0) console.log(`${round} rounds: ${((100 * paid) / round).toFixed(3)} %`)
}
const mean = paid / rounds
const deviation = Math.sqrt(squares / rounds - mean * mean)
const expected = toNumber(exact.returnToPlayer)
const distance = (mean - expected) / (deviationOf(exact) / Math.sqrt(rounds))
console.log({
  game: id,
  rounds,
  seed,
  returnToPlayer: mean,
  exactReturnToPlayer: expected,
  standardErrorsApart: distance,
  hitRate: hits / rounds,
  exactHitRate: toNumber(exact.hitRate),
  standardDeviation: deviation,
  exactStandardDeviation: deviationOf(exact),
  best,
  largestPossible: toNumber(exact.largestWin),
})
if (Math.abs(distance) > 4) {
  console.error('The simulation and the exact figure disagree.')
  process.exitCode = 1
}
