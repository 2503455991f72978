// Checks the proof of a round: node bin/verify.ts <proof.json> [<server seed>]. Ends with 0 when it is as it was shown, 1 when it is not,
// 2 without a proof or before the server seed is revealed. The seed is for proofs that were written before it was.
import { readFileSync } from 'node:fs'
import type { Json } from '../src/json.ts'
import { readProof } from '../src/proof/proof.ts'
import type { VerifyStep } from '../src/proof/verifyStep.ts'
import { verifyProof, type Verdict } from '../src/proof/verify.ts'

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
    case 'CHAIN':
      return `The hash of the round, hashed ${step.times} times: ${step.reached}`
    case 'POINT':
      return `The first 52 bits of HMAC(salt, hash) are ${step.number}: the round ends at ${step.point / 100}`
    case 'DRAW':
      return `${step.cursor}: number ${step.place} of HMAC(server seed, "${step.message}") is ${step.number}; times ${step.bound} is ${step.value}`
    case 'ACT':
      return `The player: ${step.name}`
    case 'OUTCOME':
      return `The round wins ${step.totalWinMinor} minor units.`
  }
}
const shown = (value: Json | undefined): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const verdicts: Readonly<Record<Verdict, string>> = {
  VERIFIED: 'The round is as it was shown.',
  NOT_REVEALED: 'The server seed is not revealed yet: rotate the seeds in the game, then give the revealed one behind the file.',
  ALTERED: 'The proof was altered after it was written.',
  BROKEN_COMMITMENT: 'The server seed is not the one that was promised.',
  UNKNOWN_GAME: 'There is no such game here.',
  OTHER_VERSION: 'The game has other tables now than the round was played by.',
  DIFFERENT: 'The round is not as it was shown.',
}

const [path, serverSeed] = process.argv.slice(2)
if (path === undefined) stop('Usage: node bin/verify.ts <proof.json> [<server seed>]')
const file = readFile(path ?? '')
const read = readProof(serverSeed === undefined || typeof file !== 'object' ? file : { ...file, serverSeed })
if ('problems' in read) stop('This is not the proof of a round:', ...read.problems.map((problem) => `  ${problem}`))
else {
  const { steps, differences, verdict } = verifyProof(read.proof)
  for (const step of steps) console.log(told(step))
  for (const { path: place, reported, computed } of verdict === 'NOT_REVEALED' ? [] : differences)
    console.log(`DIFFERENT at ${place}: shown ${shown(reported)}, computed ${shown(computed)}`)
  console.log(verdicts[verdict])
  process.exitCode = verdict === 'VERIFIED' ? 0 : verdict === 'NOT_REVEALED' ? 2 : 1
}
