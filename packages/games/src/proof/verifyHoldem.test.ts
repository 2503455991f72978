import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commitmentOf } from '../fair/seedPair.ts'
import { fairDraw, type RoundSeeds } from '../fair/stream.ts'
import { possibleActs, type TableAct } from '../holdemTable/acts.ts'
import { actsOf, startOf } from '../holdemTable/course.ts'
import { handSeeds } from '../holdemTable/engine.ts'
import { holdemTables } from '../holdemTable/holdemTables.ts'
import { handReportOf } from '../holdemTable/report.ts'
import { resultOf } from '../holdemTable/result.ts'
import type { Step, Table, TableEvent } from '../holdemTable/table.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { seeded } from '../random/seeded.ts'
import { toJson, type Json } from '../json.ts'
import type { RoundProof } from './proof.ts'
import { sealed, verifyProof } from './verify.ts'

const table = (() => {
  const found = holdemTables.get('foundry-holdem')
  if (!found) throw new RangeError('there is no such table')
  return found
})()
const serverSeed = 'ab'.repeat(32)

/** A hand as it went, for the players of it. */
interface Played {
  readonly before: Table
  readonly after: Table
  readonly events: readonly TableEvent[]
  readonly seeds: RoundSeeds
}

/** Plays a hand at a table to its end; `next` says what is done while it waits for somebody. */
const playedOut = (before: Table, next: (now: Table, random: RandomInt) => Step): Played => {
  const number = before.handNumber + 1
  const seeds = handSeeds(serverSeed, ['one', 'two', 'three'], number)
  let { table: now, events } = table.start(before, fairDraw(seeds))
  while (now.hand) {
    const step = next(now, fairDraw(seeds, now.hand.dealt.length))
    events = [...events, ...step.events]
    now = step.table
  }
  return { before, after: now, events, seeds }
}

/** The proof of a hand for one of its seats, without its digest. */
const proofOf = ({ before, events, seeds }: Played, seat: number): RoundProof => {
  const result = resultOf(events)
  const { bet, won } = result.accounts.get(seat) ?? { bet: 0, won: 0 }
  return {
    game: table.id,
    version: table.version,
    commitment: commitmentOf(serverSeed),
    ...seeds,
    choice: toJson({ ...startOf(before, [...result.dealt.keys()]), seat }),
    stake: String(bet),
    progress: null,
    acts: toJson(actsOf(events)) as readonly Json[],
    outcome: { totalWinMinor: String(won) },
    report: toJson({ ...handReportOf(result, seat), roomId: 'r', tableId: 't' }) as { readonly [key: string]: Json },
    digest: null,
  }
}

const seated = [0, 2, 4].reduce((at, seat) => table.sitDown(at, seat, `p${seat}`, 400 + 100 * seat).table, table.empty())
/** Three players, one of whom raises once; all hands are shown. */
const hand = (): RoundProof => {
  let hasRaised = false
  const played = playedOut(seated, (now, random) => {
    const seat = now.hand?.toAct ?? -1
    const possible = possibleActs(now)
    const raise = possible.find((act) => 'min' in act)
    if (raise && 'min' in raise && !hasRaised) {
      hasRaised = true
      return table.act(now, seat, { name: raise.name, to: raise.min }, random)
    }
    return table.act(now, seat, { name: possible.some(({ name }) => name === 'CALL') ? 'CALL' : 'CHECK' }, random)
  })
  return proofOf(played, 2)
}

/** A value a little off. */
const altered = (value: Json): Json => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (value === null) return 'x'
  return typeof value === 'string' && /^\d+$/.test(value) ? String(BigInt(value) + 1n) : `${String(value)}x`
}
/** Every value in JSON with its path, and the JSON with that value a little off. */
const alterations = (value: Json): readonly (readonly [path: string, altered: Json])[] => {
  if (typeof value !== 'object' || value === null) return [['', altered(value)]]
  return Object.entries(value as Readonly<Record<string, Json>>).flatMap(([name, part]) =>
    alterations(part).map(([path, other]) => {
      const whole: Json = Array.isArray(value)
        ? value.map((one: Json, at) => (String(at) === name ? other : one))
        : { ...value, [name]: other }
      return [path === '' ? name : `${name}.${path}`, whole] as const
    }),
  )
}

test('a hand at a table is as it was shown', () => {
  const proof = hand()
  expect(verifyProof(proof)).toMatchObject({ verdict: 'VERIFIED', differences: [] })
  // Of the acts only the player's own are told.
  const own = proof.acts.filter((act) => (act as { seat: number }).seat === 2).length
  expect(verifyProof(proof).steps.filter(({ type }) => type === 'ACT')).toHaveLength(own)
  expect(verifyProof(sealed(proof) ?? proof).verdict).toBe('VERIFIED')
})

describe('the outcome of a hand', () => {
  const proof = hand()
  const { roomId: _room, tableId: _table, ...report } = proof.report ?? {}
  const stated = { stake: proof.stake, outcome: proof.outcome, report }
  const named = (path: string) => path.replace(/^outcome\./, '')

  test.each(alterations(stated))('is refused by name where %s is a little off', (path, other) => {
    const checked = verifyProof({ ...proof, ...(other as Partial<RoundProof>) })
    expect(checked.verdict).toBe('DIFFERENT')
    const places = checked.differences.map((difference) => difference.path)
    // A seat that was not dealt in is refused as a whole.
    expect(places.some((place) => place === named(path) || named(path).startsWith(`${place}.`))).toBe(true)
  })

  test.each<readonly [string, (report: Readonly<Record<string, Json>>) => Json]>([
    ['board', ({ board }) => (board as Json[]).slice(0, 4)],
    ['shown', ({ shown }) => (shown as Json[]).slice(1)],
    ['shown', ({ shown }) => [...(shown as Json[]), ...(shown as Json[])]],
  ])('is refused where something of its %s is missing or more than there was', (name, change) => {
    const checked = verifyProof({ ...proof, report: { ...proof.report, [name]: change(proof.report ?? {}) } })
    expect(checked.verdict).toBe('DIFFERENT')
    expect(checked.differences.every(({ path }) => path.startsWith(`report.${name}`))).toBe(true)
  })

  test('is refused by the command, which names what differs', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hand-'))
    const run = (value: RoundProof) => {
      const file = join(folder, 'proof.json')
      writeFileSync(file, JSON.stringify(value))
      const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '../../bin/verify.ts'), file], { encoding: 'utf8' })
      return { status, stdout }
    }
    expect(run(proof)).toMatchObject({ status: 0, stdout: expect.stringContaining('The round is as it was shown.') })
    const lie = run({ ...proof, outcome: { totalWinMinor: '9999' } })
    expect(lie.stdout).toMatch(/DIFFERENT at totalWinMinor: shown "9999", computed "\d+"\nThe round is not as it was shown\./)
    expect(lie.status).toBe(1)
    rmSync(folder, { recursive: true })
  }, 20_000)
})

describe('a hand is refused', () => {
  test('where its beginning is not whole, and where it is one of an earlier release', () => {
    const proof = hand()
    const choice = proof.choice as Readonly<Record<string, Json>>
    const at = (changes: Readonly<Record<string, Json>>) => verifyProof({ ...proof, choice: { ...choice, ...changes } }).differences
    expect(at({ seats: [0, 0] })).toMatchObject([{ path: 'choice', computed: 'SEATS_MISSING' }])
    expect(at({ seat: 1 })).toMatchObject([{ path: 'choice', computed: 'SEATS_MISSING' }])
    for (const part of [{ stacks: [1, 2] }, { stacks: [0, 400, 400] }, { owing: null }, { owing: [9] }, { button: -2 }])
      expect(at(part)).toMatchObject([{ path: 'choice', computed: 'STACKS_MISSING' }])
    expect(at({ seats: [0, 2, 4], button: 0 }).map(({ path }) => path)).not.toEqual([])
    expect(verifyProof({ ...proof, version: 1, choice: { seats: choice['seats'] ?? [], seat: 2 }, acts: [] }).verdict).toBe('OTHER_VERSION')
  })

  test('where its acts are none of it', () => {
    const proof = hand()
    const [first, ...rest] = proof.acts
    const differences = (acts: readonly Json[]) => verifyProof({ ...proof, acts }).differences
    expect(differences([])).toMatchObject([{ path: 'acts', computed: 'ROUND_IS_OPEN' }])
    expect(differences([first ?? null, null, ...rest])).toMatchObject([{ path: 'acts.1', computed: 'NOT_YOUR_TURN' }])
    expect(differences([{ ...(first as object), name: 'CHECK' }, ...rest])).toMatchObject([{ path: 'acts.0', computed: 'NOT_POSSIBLE' }])
    expect(differences([...proof.acts, { seat: 2, name: 'CHECK' }])).toMatchObject([{ path: `acts.${proof.acts.length}` }])
  })

  test.each<readonly [string, Json]>([
    ['no object', null],
    ['without a seat', { cards: [] }],
    ['of a seat that was not dealt in', { seat: 2, cards: [] }],
    ['whose seat is no number', { seat: '1', cards: [] }],
  ])('where a hand that was turned up is %s', (_, shown) => {
    const proof = hand()
    const checked = verifyProof({ ...proof, report: { ...proof.report, shown: [shown] } })
    expect(checked).toMatchObject({ verdict: 'DIFFERENT', differences: [{ path: 'report.shown.0', reported: shown }] })
  })

  test.each([null, {}, { type: 'poker' }, { board: [], shown: [] }])('where no card stands in its report: %j', (report) => {
    expect(verifyProof({ ...hand(), report }).differences).toMatchObject([{ path: 'report', computed: 'NOTHING_TO_COMPARE' }])
  })

  test.each(['hand', 'board', 'shown'])('where its %s is of another form', (name) => {
    const proof = hand()
    for (const part of [null, 'x', 3, {}])
      expect([part, verifyProof({ ...proof, report: { ...proof.report, [name]: part } }).verdict]).toEqual([part, 'DIFFERENT'])
  })
})

const randomAct = (now: Table, random: RandomInt): TableAct => {
  const acts = possibleActs(now)
  const act = acts[random(acts.length)]
  if (!act || 'min' in act) return act ? { name: act.name, to: act.min + random(act.max - act.min + 1) } : { name: 'CHECK' }
  return { name: act.name }
}

test('hands with drops, departures, blinds owed and side pots are as they were shown, to each of their players', () => {
  const random = seeded(7)
  let now = table.empty()
  for (let number = 0, name = 0; number < 300; number += 1) {
    while (!table.canStart(now) || random(3) === 0) {
      const seat = random(6)
      const sitting = now.seats[seat]
      if (!sitting) now = table.sitDown(now, seat, `p${name++}`, 400 + random(3_601)).table
      else if (sitting.stack === 0 || random(3) === 0) now = table.leave(now, seat, random).table
      else now = (sitting.isSittingOut ? table.sitIn(now, seat) : table.sitOut(now, seat, random)).table
    }
    const played = playedOut(now, (at, chance) => {
      const seat = at.hand?.toAct ?? -1
      const what = random(20)
      if (what === 0) return table.timeOut(at, seat, chance)
      if (what === 1) return table.leave(at, at.hand?.players[random(at.hand.players.length)]?.seat ?? seat, chance)
      return table.act(at, seat, randomAct(at, random), chance)
    })
    now = played.after
    const betting = [...resultOf(played.events).accounts].filter(([, { bet }]) => bet > 0)
    expect(betting.map(([seat]) => verifyProof(proofOf(played, seat)).differences)).toEqual(betting.map(() => []))
  }
})
