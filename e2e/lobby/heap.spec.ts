import { expect, test, type Frame, type Page } from '@playwright/test'
import { openGame, openLiveGame, sitDown } from './game.ts'
import { opening, single, wayOf } from './rounds.ts'

// Boards that stand at once, and small ones: drawn without a graphics chip they take most of a round. No recording, which keeps what it
// records in the page.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 600 }, trace: 'off' })
test.describe.configure({ mode: 'parallel' })

const ROUNDS = 500
const MOST_GROWTH = 5_000_000
/** Code is compiled and art drawn in the first rounds: what they bring stays, and grows no more. */
const WARM_UP = 40

/** The figure stands in the report of the run. */
const note = (description: string) => test.info().annotations.push({ type: 'heap', description })

const gameFrame = (page: Page): Frame => {
  const frame = page.frames().find((one) => one.parentFrame() !== null)
  if (!frame) throw new Error('the game is in no frame')
  return frame
}

/** What is still held after everything that may go has gone, in bytes: objects, what the page's nodes take, and buffers. */
const heapOf = async (page: Page): Promise<number> => {
  // A frame of another process has a heap of its own.
  const session = await page
    .context()
    .newCDPSession(gameFrame(page))
    .catch(() => page.context().newCDPSession(page))
  // What waits for a turn of its own, like the end of an animation, is gone after the second time.
  for (let time = 0; time < 3; time++) {
    await session.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(300)
  }
  const usage = (await session.send('Runtime.getHeapUsage')) as Record<string, number>
  await session.detach()
  return (usage['usedSize'] ?? 0) + (usage['embedderHeapUsedSize'] ?? 0) + (usage['backingStorageSize'] ?? 0)
}

/** What a player at the game presses; written for the page, that 500 rounds take no 500 ways to it. */
interface Presses {
  readonly rounds: number
  /** Begins a round. */
  readonly start: string
  /** Sources of the names of acts that end one, the first that is offered is taken. */
  readonly acts: readonly string[]
}

const pressRounds = async ({ rounds, start, acts }: Presses): Promise<number> => {
  const patience = 120_000
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const buttons = () => [...document.querySelectorAll('button')].filter((one) => one.offsetParent !== null && !one.disabled)
  const named = (name: string) => buttons().find((one) => one.textContent?.trim() === name)
  const isTold = () => [...document.querySelectorAll('output')].some((one) => /^(No win|Won|Got back)\b/.test(one.textContent ?? ''))
  let played = 0
  while (played < rounds) {
    named(start)?.click()
    const until = Date.now() + patience
    await wait(10)
    while (!(named(start) && isTold())) {
      const offered = () =>
        acts.map((source) => buttons().find((one) => new RegExp(source).test(one.textContent?.trim() ?? ''))).find(Boolean)
      if (named('Skip')) named('Skip')?.click()
      else if (offered()) {
        // What is still named so for a moment after the end is no act any more.
        await wait(120)
        if (!named('Skip')) offered()?.click()
      }
      if (Date.now() > until) throw new Error(`round ${played} did not end: ${document.body.innerText.slice(0, 600)}`)
      await wait(15)
    }
    played += 1
  }
  return played
}

/** Plays so many rounds, a part at a time, and answers by how much the heap has grown since the first of them were over. */
const growthOf = async (page: Page, presses: Omit<Presses, 'rounds'>): Promise<number> => {
  const frame = gameFrame(page)
  await frame.evaluate(pressRounds, { ...presses, rounds: WARM_UP })
  const before = await heapOf(page)
  let played = 0
  while (played < ROUNDS) played += await frame.evaluate(pressRounds, { ...presses, rounds: 50 })
  const growth = (await heapOf(page)) - before
  note(`${(growth / 1e6).toFixed(2)} MB more than ${(before / 1e6).toFixed(1)} MB after ${played} rounds`)
  return growth
}

for (const { id, name, type } of single)
  test(`Q21 500 rounds of ${name} in one page leave nothing behind, and the stake is kept`, async ({ page }) => {
    test.setTimeout(1_200_000)
    const game = await openGame(page, type.toLowerCase(), id)
    const way = wayOf(id)
    await way.prepare?.(game)
    const stake = await game.locator('#stake').innerText()
    const growth = await growthOf(page, { start: way.start, acts: way.acts.map(({ source }) => source) })
    expect(await game.locator('#stake').innerText()).toBe(stake)
    expect(growth).toBeLessThan(MOST_GROWTH)
  })

for (const { id, name } of opening.filter(({ type }) => type === 'FISH'))
  test(`Q21 500 shots of ${name} in one page leave nothing behind`, async ({ page }) => {
    test.setTimeout(1_500_000)
    const game = await openLiveGame(page, 'fish', id)
    const shoot = game.getByRole('button', { name: 'Shoot' })
    await expect(shoot).toBeVisible({ timeout: 60_000 })
    const shots = async (wanted: number) => {
      let answered = 0
      const count = (response: { url: () => string; ok: () => boolean }) => {
        if (response.url().endsWith('/api/play') && response.ok()) answered += 1
      }
      page.on('response', count)
      await expect(async () => {
        await gameFrame(page).evaluate(async () => {
          for (let shot = 0; shot < 25; shot++) {
            const press = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim().startsWith('Shoot'))
            press?.click()
            await new Promise((resolve) => setTimeout(resolve, 120))
          }
        })
        expect(answered).toBeGreaterThanOrEqual(wanted)
      }).toPass({ timeout: 1_000_000, intervals: [100] })
      page.off('response', count)
      await page.waitForTimeout(2_000)
      return answered
    }
    await shots(WARM_UP)
    const before = await heapOf(page)
    const played = await shots(ROUNDS)
    const growth = (await heapOf(page)) - before
    note(`${(growth / 1e6).toFixed(2)} MB more than ${(before / 1e6).toFixed(1)} MB after ${played} shots`)
    expect(growth).toBeLessThan(MOST_GROWTH)
  })

/** Rounds that everybody plays together take their time: so long as there is patience for, and in proportion. */
const SHARED_MS = 240_000
const WARM_UP_ACTS = 10
const MOST_SHARED_GROWTH = 1_000_000

/** Does what is offered, whenever it is, for so long; answers how often. */
const actFor = async ({ ms, acts }: { ms: number; acts: readonly string[] }): Promise<number> => {
  const until = Date.now() + ms
  let done = 0
  while (Date.now() < until) {
    const all = [...document.querySelectorAll('button')].filter((one) => one.offsetParent !== null && !one.disabled)
    const act = acts.map((source) => all.find((one) => new RegExp(source).test(one.textContent?.trim() ?? ''))).find(Boolean)
    act?.click()
    if (act) done += 1
    await new Promise((resolve) => setTimeout(resolve, 900))
  }
  return done
}

const shared = [
  ...opening.filter(({ type }) => type === 'CRASH').map(({ id, name }) => ({ id, name, type: 'crash', acts: ['^Cash out', '^Bet$'] })),
  ...opening.filter(({ id }) => id === 'foundry-holdem').map(({ id, name }) => ({ id, name, type: 'poker', acts: ['^Check', '^Fold'] })),
]

for (const { id, name, type, acts } of shared)
  test(`Q21 minutes of ${name} in one page leave nothing behind`, async ({ page }) => {
    test.setTimeout(900_000)
    const game = await openLiveGame(page, type, id)
    if (type === 'poker') await sitDown(game)
    else await expect(game.getByRole('region', { name: 'First bet' })).toBeVisible({ timeout: 60_000 })
    const frame = gameFrame(page)
    // By acts, not by time: on a busy machine a minute is not enough for the code to be compiled.
    for (let acted = 0; acted < WARM_UP_ACTS;) acted += await frame.evaluate(actFor, { ms: 30_000, acts })
    const before = await heapOf(page)
    let done = 0
    for (let part = 0; part < 4; part++) done += await frame.evaluate(actFor, { ms: SHARED_MS / 4, acts })
    const growth = (await heapOf(page)) - before
    note(`${(growth / 1e6).toFixed(2)} MB more than ${(before / 1e6).toFixed(1)} MB after ${done} acts`)
    expect(done).toBeGreaterThan(5)
    expect(growth).toBeLessThan(MOST_SHARED_GROWTH)
    if (type === 'poker') await game.getByRole('button', { name: 'Leave', exact: true }).click()
  })
