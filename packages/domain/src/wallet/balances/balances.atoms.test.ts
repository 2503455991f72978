import { describe, expect, it } from 'vitest'
import { minor } from '@lagoon/contract/money/money'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { testApp, type Answers } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { wireBalances } from '../../testing/wire.ts'
import { fromAnswer, fromMessage, newer } from './balances.adapter.ts'
import { acceptBalancesAtom, balancesAtom, refreshBalancesAtom } from './balances.atoms.ts'
import { loadWalletAtom, walletViewAtom } from './holdings.atoms.ts'

interface Wire {
  kind: 'GAME' | 'PRIZE'
  amount: string
}
const sheet = (version: string, tokens: readonly Wire[] = [], held: readonly Wire[] = []) =>
  fromAnswer({ balances: { version, tokens: [...tokens], held: [...held] } })

describe('a balance sheet', () => {
  it('gives each kind its own amount, and none to a kind that is not named', () => {
    const { version, tokens } = sheet('12', [
      { kind: 'PRIZE', amount: '7' },
      { kind: 'GAME', amount: '500' },
    ])
    expect(version).toBe(12n)
    expect(tokens).toMatchObject({ GAME: 500n, PRIZE: 7n, SWEEP: 0n })
  })

  it('names what games hold apart from what can be spent', () => {
    const { tokens, held } = sheet('12', [{ kind: 'GAME', amount: '500' }], [{ kind: 'GAME', amount: '1250' }])
    expect(tokens.GAME).toBe(500n)
    expect(held).toEqual({ GAME: 1_250n, SWEEP: 0n, BONUS_SWEEP: 0n, PRIZE: 0n, TIP: 0n })
  })

  it('of a message that does not say what games hold has nothing held', () => {
    const message = { id: 'm1', topic: 'balances', version: '3', tokens: [{ kind: 'GAME', amount: '500' }] } as const
    expect(fromMessage({ ...message, tokens: [...message.tokens] }).held.GAME).toBe(0n)
    expect(fromMessage({ ...message, tokens: [], held: [{ kind: 'TIP', amount: '7' }] }).held.TIP).toBe(7n)
  })

  it('gives way to a newer one only', () => {
    const [old, same, next] = [sheet('9'), sheet('9'), sheet('10')]
    expect(newer(undefined, old)).toBe(old)
    expect(newer(old, next)).toBe(next)
    expect(newer(next, old)).toBe(next)
    expect(newer(old, same)).toBe(old)
  })
})

describe('the balances of a player', () => {
  it('are asked for without a word where nobody answers, and those at hand stay', async () => {
    let isDown = false
    const app = testApp({
      Balances: () => (isDown ? { status: 500, body: 'broken' } : { status: 200, body: { data: { balances: wireBalances('7', '300') } } }),
    })
    await logInto(app)
    await app.store.set(acceptBalancesAtom, sheet('3', [{ kind: 'GAME', amount: '100' }]))
    void app.store.set(refreshBalancesAtom)
    await app.browser.pass(50)
    expect(app.store.get(balancesAtom)?.tokens.GAME).toBe(300n)
    isDown = true
    void app.store.set(refreshBalancesAtom)
    await app.browser.pass(50)
    expect(app.store.get(balancesAtom)?.tokens.GAME).toBe(300n)
    expect(app.said).toEqual([])
  })

  it('are not those that were asked for before the log-in', async () => {
    let asked = 0
    const isFirst = ({ path }: { readonly path: string }) => path === 'wallet/balances' && (asked += 1) === 1
    const app = testApp(
      {
        Balances: () => ({ status: 200, body: { data: { balances: wireBalances(asked === 1 ? '99' : '7', asked === 1 ? '1' : '300') } } }),
      },
      { delayOf: (call) => (isFirst(call) ? 500 : 5) },
    )
    const early = app.store.set(refreshBalancesAtom)
    await app.browser.pass(1)
    await logInto(app)
    await app.browser.pass(1_000)
    await expect(early).resolves.toBeUndefined()
    expect(app.store.get(balancesAtom)?.tokens.GAME).not.toBe(1n)
  })

  it('go with the session, also those on their way', async () => {
    const app = testApp({}, { delayOf: ({ path }) => (path === 'wallet/balances' ? 200 : 5) })
    await logInto(app)
    await app.browser.pass(1_000)
    const late = app.store.set(refreshBalancesAtom)
    await app.browser.pass(10)
    app.session.end()
    await app.browser.pass(1_000)
    await expect(late).resolves.toBeUndefined()
    expect(app.store.get(sessionStateAtom).status).toBe('visitor')
    expect(app.store.get(balancesAtom)).toBeUndefined()
  })
})

describe('the wallet', () => {
  const stats = {
    winnings: '900',
    withdrawableWinnings: '400',
    rounds: 3,
    favorites: [],
    biggestWin: null,
    details: [],
  }
  const opened = async (answers: Answers) => {
    const app = testApp(answers)
    await logInto(app)
    const before = app.store.get(walletViewAtom)
    void app.store.set(loadWalletAtom)
    await app.browser.pass(50)
    return { before, view: app.store.get(walletViewAtom) }
  }

  it('shows every kind with what was won of the prize tokens', async () => {
    const { before, view } = await opened({ ProfileStats: { profileStats: stats }, Balances: { balances: wireBalances('8', '250') } })
    expect(before).toEqual({ state: 'loading' })
    expect(view).toMatchObject({ state: 'balances', holdings: { winnings: 900n, withdrawableWinnings: 400n } })
    expect(view.state === 'balances' && view.holdings.balances[0]).toEqual({ kind: 'GAME', minor: minor('250'), held: 0n })
  })

  it('says that there is nothing where there is not one token of any kind', async () => {
    const none = { balances: { version: '9', tokens: [], held: [] } }
    const { view } = await opened({ ProfileStats: { profileStats: stats }, Balances: none })
    expect(view).toMatchObject({ state: 'zeroBalances', holdings: { winnings: 900n } })
  })

  it('is not empty while games hold all there is', async () => {
    const atTable = { balances: { version: '9', tokens: [], held: [{ kind: 'SWEEP' as const, amount: '1250' }] } }
    const { view } = await opened({ ProfileStats: { profileStats: stats }, Balances: atTable })
    expect(view.state === 'balances' && view.holdings.balances[1]).toEqual({ kind: 'SWEEP', minor: 0n, held: 1_250n })
  })

  it('did not load where the winnings did not, whatever the balances say', async () => {
    const { view } = await opened({ ProfileStats: () => ({ status: 500, body: 'broken' }) })
    expect(view).toEqual({ state: 'failed' })
  })

  it('is loading as long as either is on its way', async () => {
    const { view } = await opened({ ProfileStats: { profileStats: stats }, Balances: () => ({ status: 500, body: 'broken' }) })
    expect(view).toEqual({ state: 'loading' })
  })
})
