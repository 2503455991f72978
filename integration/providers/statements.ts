import { casesOf, countCases, seedsOf } from '@lagoon/testing/cases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faults, seeded, type Fault } from './faults.ts'
import { openProduct, type Product, type Subject } from './product.ts'

const sum = (rounds: readonly { readonly bet: bigint; readonly win: bigint }[], what: 'bet' | 'win') =>
  rounds.reduce((total, round) => total + round[what], 0n)

/** Runs of random play over a failing line; each has a seed of its own. */
const SEEDS = [1, 2, 3, 4, 5, 6]

/** So many players play at once over one failing line. */
const CROWD = 25
/** A thousand players in the long run, one crowd otherwise; each has a seed of its own. */
const CROWDS = seedsOf(casesOf(1_000 / CROWD, 1))

/** What holds of every game provider, whatever protocol it speaks. `row`: of the quality plan, which a failing line belongs to. */
export const statementsHoldFor = (subject: Subject & { readonly row: string }): void => {
  describe(`a provider that speaks ${subject.protocol}`, () => {
    let product: Product
    beforeAll(async () => {
      product = await openProduct(subject)
    })
    afterAll(() => product?.close())

    const sitDown = async (funds: bigint, kind: 'GAME' | 'SWEEP' = 'SWEEP') => {
      const player = await product.newPlayer({ [kind]: funds })
      const opened = await product.launch(player.accessToken, kind)
      if (opened.page === undefined) throw new Error(`the game did not open: ${opened.refused}`)
      return { player, ...opened, table: product.table(opened.page.sessionToken) }
    }
    /** Once nothing is open: what the player has, and what it is by what they had and their rounds in the history. */
    const accounted = async (player: { id: string; start: Record<string, bigint> }, kind: 'GAME' | 'SWEEP' = 'SWEEP') => {
      await product.rest()
      const rounds = (await product.history(player.id)).filter(({ state }) => state === 'SETTLED')
      const wins = kind === 'GAME' ? 'GAME' : 'PRIZE'
      const expected = { ...player.start }
      expected[kind] = (expected[kind] ?? 0n) - sum(rounds, 'bet')
      expected[wins] = (expected[wins] ?? 0n) + sum(rounds, 'win')
      return { rounds, expected, has: await product.balances(player.id) }
    }
    const expectConserved = async (player: { id: string; start: Record<string, bigint> }, kind: 'GAME' | 'SWEEP' = 'SWEEP') => {
      const { rounds, expected, has } = await accounted(player, kind)
      expect(has).toEqual(expected)
      expect(await product.broken()).toEqual([])
      return rounds
    }

    test.each(['SWEEP', 'GAME'] as const)('plays with %s: what is lost and won stands in the history and in the balance', async (kind) => {
      const { player, table, sessionId } = await sitDown(10_000n, kind)
      const won = await table.play(100n, { side: 20 })
      expect(await table.act(won.roundId, 'double')).toMatchObject({ outcome: { staked: 200 } })
      expect(await table.act(won.roundId, 'stand')).toMatchObject({ isOver: true, totalWin: '420' })
      const lost = await table.play(300n)
      expect(await table.act(lost.roundId, 'fold')).toMatchObject({ isOver: true, totalWin: '0' })
      await product.leave(player.accessToken, sessionId)
      const rounds = await expectConserved(player, kind)
      expect(rounds.map(({ bet, win }) => [bet, win])).toEqual([
        [220n, 420n],
        [300n, 0n],
      ])
    })

    test('Q23 takes and pays amounts down to the minor unit in its own units, and tells what they were', async (context) => {
      const { player, table, sessionId } = await sitDown(50_000n)
      // What is written in tenths, hundredths and thousands of a token, and what falls between two tokens.
      const bets = [10n, 30n, 90n, 100n, 110n, 990n, 1_010n, 4_990n].flatMap((stake) => [1, 5, 9].map((side) => ({ stake, side })))
      for (const { stake, side } of bets) {
        const { roundId } = await table.play(stake, { side })
        expect(await table.act(roundId, 'stand')).toMatchObject({ isOver: true, totalWin: String(2n * stake + BigInt(side)) })
      }
      await product.leave(player.accessToken, sessionId)
      const rounds = await expectConserved(player)
      expect(rounds.map(({ bet, win }) => [bet, win])).toEqual(
        bets.map(({ stake, side }) => [stake + BigInt(side), 2n * stake + BigInt(side)]),
      )
      countCases(context, bets.length)
    })

    test('takes no more than there is, also for what an act takes', async () => {
      const { player, table, sessionId } = await sitDown(150n)
      const have = player.start['SWEEP'] ?? 0n
      const { roundId } = await table.play((have / 2n / 10n + 1n) * 10n)
      expect(await table.act(roundId, 'double')).toMatchObject({ problem: 'INSUFFICIENT_BALANCE' })
      expect(await table.act(roundId, 'stand')).toMatchObject({ isOver: true })
      await product.leave(player.accessToken, sessionId)
      await expectConserved(player)
    })

    test('loses no more than its player allows themselves, and the game opens no more after that', async () => {
      const player = await product.newPlayer({ SWEEP: 5_000n })
      await product.platform().call('SaveLossLimit', { limit: { amount: '3', days: '1' } }, player.accessToken)
      const opened = await product.launch(player.accessToken)
      if (opened.page === undefined) throw new Error(`the game did not open: ${opened.refused}`)
      const table = product.table(opened.page.sessionToken)
      const first = await table.play(200n)
      expect(await table.act(first.roundId, 'fold')).toMatchObject({ isOver: true })
      // At a table that was brought no more than may be lost it is the balance that is too low.
      const problem = subject.protocol === 'coralForge' ? 'INSUFFICIENT_BALANCE' : 'LIMIT_REACHED'
      expect(await table.play(200n)).toMatchObject({ problem })
      const won = await table.play(100n)
      expect(await table.act(won.roundId, 'stand')).toMatchObject({ totalWin: '200' })
      await product.leave(player.accessToken, opened.sessionId)
      expect(await expectConserved(player)).toHaveLength(2)

      const again = await product.launch(player.accessToken)
      if (again.page === undefined) throw new Error(`the game did not open: ${again.refused}`)
      const other = product.table(again.page.sessionToken)
      for (const stake of [100n, 100n]) await other.act((await other.play(stake)).roundId, 'fold')
      expect(await other.play(100n)).toMatchObject({ problem })
      await product.leave(player.accessToken, again.sessionId)
      await product.rest()
      expect(await product.launch(player.accessToken)).toEqual({ refused: 'LIMIT_REACHED' })
      expect(sum(await expectConserved(player), 'bet')).toBe(500n)
    })

    test('gives the same press the same answer, and two tabs of one player one balance', async () => {
      const { player, table, sessionId } = await sitDown(1_000n)
      const press = crypto.randomUUID()
      const [one, two] = await Promise.all([table.play(100n, null, press), table.play(100n, null, press)])
      expect(two).toEqual(one)
      const [a, b] = await Promise.all([product.launch(player.accessToken), product.launch(player.accessToken)])
      for (const tab of [a, b]) if (tab.page?.sessionToken) await product.table(tab.page.sessionToken).act(one.roundId, 'fold')
      await product.leave(player.accessToken, sessionId)
      for (const tab of [a, b]) if (tab.sessionId) await product.leave(player.accessToken, tab.sessionId)
      expect(await expectConserved(player)).toHaveLength(1)
    })

    describe(`${subject.row} a line that fails`, () => {
      /** Opens the game while calls go wrong; undefined where it did not open in so many tries. */
      const openSomehow = async (accessToken: string) => {
        for (let attempt = 0; attempt < 6; attempt += 1) {
          const opened = await product.launch(accessToken)
          if (opened.page?.sessionToken) return opened
          await new Promise((resolve) => setTimeout(resolve, 300))
        }
        return undefined
      }
      /** `sure` befalls the second call of all, which every protocol makes; the others fail by chance. */
      const walk = async (seed: number, sure: Fault, choose: (random: () => number) => Fault | null) => {
        const random = seeded(seed)
        const player = await product.newPlayer({ SWEEP: 5_000n })
        const met = product.toProvider.met.length + product.toPlatform.met.length
        let calls = 0
        const rule = () => {
          calls += 1
          return calls === 2 ? sure : choose(random)
        }
        product.toProvider.rule(rule)
        product.toPlatform.rule(rule)
        await playSomehow(player, random, 12)
        // Long enough for what the platform does by itself to go wrong too.
        await new Promise((resolve) => setTimeout(resolve, 2_000))
        product.toProvider.rule()
        product.toPlatform.rule()
        expect(product.toProvider.met.length + product.toPlatform.met.length).toBeGreaterThan(met)
        await Promise.all([product.toProvider.calm(), product.toPlatform.calm()])
        await finish(player.accessToken)
        return accounted(player)
      }
      /** Opens the game, plays so many turns and leaves, as far as the line lets it. */
      const playSomehow = async (player: { accessToken: string }, random: () => number, turns: number): Promise<void> => {
        const opened = await openSomehow(player.accessToken)
        for (let turn = 0; opened && turn < turns; turn += 1) {
          const table = product.table(opened.page.sessionToken)
          const { openRound } = await table.session()
          const stake = 10n * BigInt(1 + Math.floor(random() * 20))
          const round = openRound ?? (await table.play(stake, random() < 0.3 ? { side: 10 } : null))
          if (round.roundId === undefined) continue
          if (random() < 0.5) await table.act(round.roundId, 'double')
          await table.act(round.roundId, random() < 0.5 ? 'stand' : 'fold')
        }
        if (opened) await product.leave(player.accessToken, opened.sessionId)
      }
      /** The player comes back and ends what is open. */
      const finish = async (accessToken: string) => {
        const again = await product.launch(accessToken)
        if (again.page === undefined) return
        const table = product.table(again.page.sessionToken)
        await expect
          .poll(
            async () => {
              const open = (await table.session()).openRound
              if (open) await table.act(open.roundId, 'stand')
              return open ?? null
            },
            { timeout: 20_000 },
          )
          .toBeNull()
        await product.leave(accessToken, again.sessionId)
      }

      test.each(faults)('%s: no token is lost or doubled', async (fault) => {
        const { has, expected } = await walk(faults.indexOf(fault) + 10, fault, (random) => (random() < 0.3 ? fault : null))
        expect(has).toEqual(expected)
        expect(await product.broken()).toEqual([])
      })

      test.each(SEEDS)('any of it, run %i', async (seed) => {
        const any = (random: () => number) => (random() < 0.4 ? (faults[Math.floor(random() * faults.length)] ?? null) : null)
        const { has, expected } = await walk(seed, faults[seed % faults.length] ?? 'lost', any)
        expect(has).toEqual(expected)
        expect(await product.broken()).toEqual([])
      })

      test.for(CROWDS)(
        'many players at once, crowd %i: no token of anybody is lost or doubled',
        { timeout: 180_000 },
        async (seed, context) => {
          const random = seeded(1_000 + seed)
          const rule = () => (random() < 0.3 ? (faults[Math.floor(random() * faults.length)] ?? null) : null)
          const players = await Promise.all(Array.from({ length: CROWD }, () => product.newPlayer({ SWEEP: 5_000n })))
          product.toProvider.rule(rule)
          product.toPlatform.rule(rule)
          await Promise.all(players.map((player, index) => playSomehow(player, seeded(seed * CROWD + index), 4)))
          await new Promise((resolve) => setTimeout(resolve, 2_000))
          product.toProvider.rule()
          product.toPlatform.rule()
          await Promise.all([product.toProvider.calm(), product.toPlatform.calm()])
          await Promise.all(players.map(({ accessToken }) => finish(accessToken)))
          await product.rest(90_000)
          const found = await Promise.all(players.map((player) => accounted(player)))
          expect(found.map(({ has }) => has)).toEqual(found.map(({ expected }) => expected))
          expect(await product.broken()).toEqual([])
          expect(found.flatMap(({ rounds }) => rounds).length).toBeGreaterThan(CROWD)
          countCases(context, CROWD)
        },
      )
    })

    describe('PX2 a restart in the middle of a round', () => {
      test.each(['provider', 'platform'] as const)('of the %s leaves the round where it was', async (side) => {
        const { player, table, sessionId } = await sitDown(1_000n)
        const { roundId } = await table.play(100n)
        await (side === 'provider' ? product.restartProvider() : product.restartPlatform())
        expect(await table.act(roundId, 'double')).toMatchObject({ isOver: false })
        await (side === 'provider' ? product.restartProvider() : product.restartPlatform())
        expect(await table.act(roundId, 'stand')).toMatchObject({ isOver: true, totalWin: '400' })
        await product.leave(player.accessToken, sessionId)
        expect((await expectConserved(player)).map(({ bet, win }) => [bet, win])).toEqual([[200n, 400n]])
      })
    })

    describe('PX4 a session that ended', () => {
      test('takes no stake more, and what is open is still finished and paid', async () => {
        const { player, table, sessionId } = await sitDown(1_000n)
        const { roundId } = await table.play(100n)
        await product.leave(player.accessToken, sessionId)
        await expect.poll(async () => (await table.act(roundId, 'double')).problem, { timeout: 10_000 }).toBe('SESSION_ENDED')
        expect(await table.act(roundId, 'stand')).toMatchObject({ isOver: true })
        expect(await table.play(100n)).toMatchObject({ problem: 'SESSION_ENDED' })
        // A protocol may tell of rounds afterwards.
        await expect.poll(async () => (await product.history(player.id)).length, { timeout: 20_000 }).toBe(1)
        expect(await expectConserved(player)).toHaveLength(1)
      })
    })

    describe('PX6 a round that is left open', () => {
      test.each(['with a log-out', 'with the game open'])(
        '%s is finished by its rule once its time is over, and stands in the history',
        async (how) => {
          const { player, table } = await sitDown(1_000n)
          const { roundId } = await table.play(100n)
          const logOut = () => product.platform().call('Logout', { accessToken: player.accessToken }, player.accessToken)
          if (how === 'with a log-out') await logOut()
          await product.restartProvider({ idleMs: 50 })
          await expect.poll(async () => (await table.session()).openRound ?? null, { timeout: 20_000 }).toBeNull()
          await logOut()
          expect((await expectConserved(player)).map(({ bet, win }) => [bet, win])).toEqual([[100n, 200n]])
          expect(await table.act(roundId, 'double')).not.toMatchObject({ isOver: false })
          await product.restartProvider()
        },
      )
    })
  })
}
