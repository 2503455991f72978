// node bench/shots.ts [players] [seconds]: row PC6. Players who shoot at fish, told in batches of events to a node of its own process.
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { chain, genesis } from '../src/providers/northlight/chain.ts'
import { brokenInvariants } from '../test/support/invariants.ts'
import { startNodeProcess } from '../test/support/nodeProcess.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { launchStream, streamProvider, type ProviderStream, type StreamProvider } from '../test/support/streamProvider.ts'
import { addPlayers, playerOf } from './benchPlayers.ts'
import { quantile } from './measure.ts'

const players = Number(process.argv[2] ?? 200)
const seconds = Number(process.argv[3] ?? 30)
const SHOTS_PER_SECOND = 10
const MOST_MS = 300
const STAKE = 100n
const HELD = STAKE * BigInt(SHOTS_PER_SECOND * (seconds + 10))
const micro = (minor: bigint) => minor * 10_000n
/** Of no whole minor unit, so that dust is carried. */
const PAY = micro(STAKE) * 24n + 3_333n

const shot = (round: string, isCaught: boolean): readonly object[] => [
  { type: 'open', round },
  { type: 'stake', round, amount: String(micro(STAKE)) },
  ...(isCaught ? [{ type: 'pay' as const, round, amount: String(PAY) }] : []),
  { type: 'finish', round, report: { type: 'fish', target: 'Smelt', isCaught, pays: 24, chance: 40_000 } },
]

/** A player's stream: each second a batch with ten shots. Answers how long each acknowledgement took, milliseconds. */
const shoot = async (provider: StreamProvider, stream: ProviderStream, number: number): Promise<readonly number[]> => {
  const of = { session: stream.session, epoch: stream.epoch }
  const until = Math.floor(Date.now() / 1_000) + 3_600
  const held = await provider.call('hold', { ...of, hold: 1, amount: String(micro(HELD)), until })
  if (held.status !== 'OK') throw new Error(`the hold was refused: ${held.status}`)
  const took: number[] = []
  let hash = genesis(stream.session, stream.epoch)
  let seq = 0
  // Players do not shoot in step.
  const begun = performance.now() + (number * 1_000) / players
  for (let second = 0; second < seconds; second += 1) {
    const due = begun + second * 1_000
    if (due > performance.now()) await wait(due - performance.now())
    const from = seq + 1
    const texts: string[] = []
    let [pay, caught] = [0n, 0]
    for (let one = 0; one < SHOTS_PER_SECOND; one += 1) {
      const isCaught = (second * SHOTS_PER_SECOND + one + number) % 25 === 0
      if (isCaught) [pay, caught] = [pay + PAY, caught + 1]
      for (const event of shot(`${stream.session}:${second}:${one}`, isCaught)) texts.push(JSON.stringify({ seq: (seq += 1), ...event }))
    }
    const totals = { stake: String(micro(STAKE) * BigInt(SHOTS_PER_SECOND)), pay: String(pay), voids: 0 }
    const jws = await provider.signBatch(stream, { fromSeq: from, toSeq: seq, prevHash: hash, events: texts, totals })
    const sent = performance.now()
    const response = await fetch(new URL('/northlight/batches', platform), {
      method: 'POST',
      headers: { 'content-type': 'application/jose' },
      body: jws,
    })
    const answer = await response.text()
    took.push(performance.now() - sent)
    if (response.status !== 200) throw new Error(`a batch was refused: ${response.status} ${answer.slice(0, 200)}`)
    hash = chain(hash, texts).at(-1) ?? hash
  }
  return took
}

const scratch = await scratchDatabase()
const provider = await streamProvider('northlight')
const node = await startNodeProcess({
  DATABASE_URL: scratch.url(),
  PUBLIC_ORIGIN: 'http://lagoon.test',
  LOG_LEVEL: 'warn',
  PROVIDERS: JSON.stringify([{ id: 'northlight', protocol: 'northlight', origin: provider.origin }]),
})
const platform = node.address
provider.meet(platform)
const database = await scratch.open({ connections: 4 })
const { kysely } = database
let isKept = false
try {
  await addPlayers(kysely, players)
  const { id: gameId } = await kysely
    .selectFrom('game')
    .select('id')
    .where('provider_id', '=', 'northlight')
    .where('type', '=', 'FISH')
    .where('is_playable', '=', true)
    .executeTakeFirstOrThrow()
  await kysely.updateTable('game').set({ min_stake: 1n }).where('id', '=', gameId).execute()
  const streams: ProviderStream[] = []
  for (let number = 1; number <= players; number += 1) {
    const stream = await launchStream(kysely, provider, { playerId: playerOf(number), gameId })
    streams.push(stream)
  }
  const took = (await Promise.all(streams.map((stream, number) => shoot(provider, stream, number)))).flat()
  const [half, most] = [quantile(took, 0.5), quantile(took, 0.95)]
  const { rows } = await sql<{ rounds: bigint; staked: bigint; paid: bigint; dust: bigint; most_dust: bigint }>`
    SELECT (SELECT count(*) FROM round) AS rounds, (SELECT sum(bet) FROM round) AS staked, (SELECT sum(win) FROM round) AS paid,
      (SELECT sum(dust) FROM stream) AS dust, (SELECT max(dust) FROM stream) AS most_dust`.execute(kysely)
  const shots = players * seconds * SHOTS_PER_SECOND
  const caught = Array.from({ length: players }, (_, number) => number).reduce(
    (sum, number) =>
      sum +
      Array.from({ length: seconds * SHOTS_PER_SECOND }, (_unused, index) => index).filter((index) => (index + number) % 25 === 0).length,
    0,
  )
  const books = rows[0]
  if (!books) throw new Error('the books are empty')
  const isConserved =
    BigInt(books.rounds) === BigInt(shots) &&
    BigInt(books.staked) === STAKE * BigInt(shots) &&
    BigInt(books.paid) * 10_000n + BigInt(books.dust) === PAY * BigInt(caught) &&
    BigInt(books.most_dust) < 10_000n
  const broken = await brokenInvariants(kysely)
  console.log(
    `${players} players, ${SHOTS_PER_SECOND} shots a second each, ${seconds} s: ${took.length} batches acknowledged, p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms (at most ${MOST_MS})`,
  )
  console.log(`shots and dust ${isConserved ? 'equal' : 'DO NOT equal'} the books; rules of the books that do not hold: ${broken.length}`)
  isKept = most <= MOST_MS && isConserved && broken.length === 0
} finally {
  await database.close()
  await node.end('SIGTERM')
  await provider.close()
  await scratch.drop()
}
process.exit(isKept ? 0 : 1)
