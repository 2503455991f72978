// Checks the proof of a round: node bin/verify.ts <proof.json>. Ends with 0 when it is as it was shown, 1 when it is not, 2 without a proof.
import { readFileSync } from 'node:fs'
import { kenos } from '../src/keno/kenos.ts'
import { verify as verifyKeno } from '../src/keno/verify.ts'
import { readProof, type Json } from '../src/proof/proof.ts'
import type { VerifyStep } from '../src/proof/verifyInstant.ts'
import { slots } from '../src/slots/slots.ts'
import { verify as verifySlot } from '../src/slots/verify.ts'

/** The kinds of game whose rounds this can play again. */
const kinds = [
  { games: slots, verify: verifySlot },
  { games: kenos, verify: verifyKeno },
]

const stop = (...lines: readonly string[]): never => {
  console.error(lines.join('\n'))
  process.exit(2)
}

const readFile = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return stop(`${path}: ${error instanceof Error ? error.message : 'could not be read'}`)
  }
}

const told = (step: VerifyStep): string => {
  switch (step.type) {
    case 'COMMITMENT':
      return `SHA-256 of the server seed: ${step.computed}`
    case 'DRAW':
      return `${step.cursor}: number ${step.place} of HMAC(server seed, "${step.message}") is ${step.number}; times ${step.bound} is ${step.value}`
    case 'OUTCOME':
      return `The round wins ${step.totalWinMinor} minor units.`
  }
}
const shown = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const [path] = process.argv.slice(2)
if (path === undefined) stop('Usage: node bin/verify.ts <proof.json>')
const read = readProof(readFile(path ?? ''))
if ('problems' in read) stop('This is not the proof of a round:', ...read.problems.map((problem) => `  ${problem}`))
else {
  const { proof } = read
  const { verify } = kinds.find(({ games }) => games.has(proof.game)) ?? { verify: verifySlot }
  const { steps, differences } = verify(proof)
  for (const step of steps) console.log(told(step))
  for (const { path: place, reported, computed } of differences)
    console.log(`DIFFERENT at ${place}: shown ${shown(reported)}, computed ${shown(computed)}`)
  console.log(differences.length === 0 ? 'The round is as it was shown.' : `Differences: ${differences.length}.`)
  process.exitCode = differences.length === 0 ? 0 : 1
}
