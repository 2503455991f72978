// Plays Moonlit Tides with a fixed seed and prints what came back beside the exact figures: node bench/simulateMoonlitTides.ts [rounds] [seed]
import { toNumber } from '../src/figures/fraction.ts'
import { exactFigures } from '../src/moonlitTides/exactFigures.ts'
import { spin } from '../src/moonlitTides/spin.ts'
import { seeded } from '../src/random/seeded.ts'

const rounds = Number(process.argv[2] ?? 10_000_000)
const seed = Number(process.argv[3] ?? 20_260_302)
const stake = 20n
const random = seeded(seed)
const exact = exactFigures()

let paid = 0
let squares = 0
let hits = 0
let features = 0
let jackpots = 0
let best = 0
for (let round = 0; round < rounds; round++) {
  const outcome = spin(random, stake)
  const times = Number(outcome.totalWinMinor) / Number(stake)
  paid += times
  squares += times * times
  best = Math.max(best, times)
  if (times > 0) hits++
  if (outcome.feature) features++
  if (outcome.jackpotMinor !== null) jackpots++
  if ((round + 1) % 2_000_000 === 0) console.log(`${round + 1} rounds: ${((100 * paid) / (round + 1)).toFixed(3)} %`)
}
const mean = paid / rounds
const deviation = Math.sqrt(squares / rounds - mean * mean)
const standardError = deviation / Math.sqrt(rounds)
const expected = toNumber(exact.returnToPlayer)
const distance = (mean - expected) / standardError
console.log({
  rounds,
  seed,
  returnToPlayer: mean,
  exactReturnToPlayer: expected,
  standardErrorsApart: distance,
  hitRate: hits / rounds,
  exactHitRate: toNumber(exact.hitRate),
  oneFeatureIn: rounds / features,
  exactOneFeatureIn: 1 / toNumber(exact.featureRate),
  jackpots,
  standardDeviation: deviation,
  best,
})
if (Math.abs(distance) > 4) {
  console.error('The simulation and the exact figure disagree.')
  process.exitCode = 1
}
