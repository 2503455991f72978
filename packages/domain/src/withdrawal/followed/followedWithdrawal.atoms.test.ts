import { describe, expect, it } from 'vitest'
import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { withdrawalAddress } from '@lagoon/contract/withdrawal/addresses'
import { domainAtom } from '../../assembly/domainAtom.ts'
import { homeViewAtom, loadHomeAtom } from '../../lobby/home/home.atoms.ts'
import { popupQueueAtom, settlePopupAtom } from '../../shell/popups/popups.atoms.ts'
import { testApp, type Answers } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wireSettings, wireWithdrawal } from '../../testing/wireWithdrawal.ts'
import { cancelWithdrawalAtom, loadWithdrawalAtom, withdrawalViewOf } from './followedWithdrawal.atoms.ts'
import { receiveWithdrawalAtom } from './received.atoms.ts'
import { loadMoreWithdrawalsAtom, loadWithdrawalsAtom, withdrawalsViewAtom } from './withdrawals.atoms.ts'

const open = async (answers: Answers) => {
  const app = testApp({ WithdrawalSettings: { withdrawalSettings: wireSettings() }, ...answers })
  await logInto(app)
  const viewAtom = withdrawalViewOf('wd-1')
  const stop = app.store.sub(viewAtom, () => undefined)
  void app.store.set(loadWithdrawalAtom, 'wd-1')
  await app.browser.pass(50)
  return { ...app, stop, shown: () => app.store.get(viewAtom) }
}
const data = (value: unknown) => ({ status: 200, body: { data: value } })

describe('one withdrawal', () => {
  it('shows who has it, since when and until when', async () => {
    const { shown } = await open({ Withdrawal: { withdrawal: wireWithdrawal() } })
    expect(shown()).toMatchObject({
      state: 'followed',
      withdrawal: { standing: 'REQUESTED', holder: 'PLATFORM', expectedBy: '2026-03-04', canCancel: true, amount: 25_000n },
    })
    expect(shown()).not.toHaveProperty('withdrawal.fee')
  })

  it('says the same of another player’s as of one that never was', async () => {
    const { shown, said } = await open({ Withdrawal: saysNo(404, 'WITHDRAWAL_NOT_FOUND') })
    expect(shown()).toEqual({ state: 'notFound' })
    expect(said).toEqual([])
  })

  it('moves on in every tab when the server says that it took a step', async () => {
    let state: 'REQUESTED' | 'SENDING' = 'REQUESTED'
    const app = await open({ Withdrawal: () => data({ withdrawal: wireWithdrawal({ state }) }) })
    state = 'SENDING'
    const message: Extract<PlayerMessage, { topic: 'withdrawal' }> = { id: 'm-1', topic: 'withdrawal', withdrawalId: 'wd-1' }
    void app.store.set(receiveWithdrawalAtom, message)
    await app.browser.pass(50)
    expect(app.shown()).toMatchObject({ withdrawal: { standing: 'SENDING' } })
    app.stop()
    const before = app.browser.asked.length
    void app.store.set(receiveWithdrawalAtom, { ...message, id: 'm-2' })
    await app.browser.pass(50)
    // Nobody looks any more, so nobody asks.
    expect(app.browser.asked).toHaveLength(before)
  })

  it('that is declined says so in a popup wherever the player is, and not over its own page', async () => {
    const app = await open({ Withdrawal: { withdrawal: wireWithdrawal() } })
    const declined = { amount: '5000', destination: 'Tide Bank, ending in 6789', reason: 'The account isn’t in your verified name.' }
    const told: Extract<PlayerMessage, { topic: 'withdrawal' }> = { id: 'm-1', topic: 'withdrawal', withdrawalId: 'wd-1' }
    void app.store.set(receiveWithdrawalAtom, told)
    expect(app.store.get(popupQueueAtom)).toEqual([])
    void app.store.set(receiveWithdrawalAtom, { ...told, id: 'm-2', declined })
    const withdrawal = {
      withdrawalId: 'wd-1',
      amount: { kind: 'PRIZE', minor: 5_000n },
      method: 'Tide Bank, ending in 6789',
      reason: 'The account isn’t in your verified name.',
    }
    expect(app.store.get(popupQueueAtom)).toEqual([{ kind: 'withdrawDeclined', withdrawal }])
    app.store.set(settlePopupAtom, 'withdrawDeclined')
    app.store.get(domainAtom).page.goTo(withdrawalAddress('wd-1'))
    void app.store.set(receiveWithdrawalAtom, { ...told, id: 'm-3', declined })
    expect(app.store.get(popupQueueAtom)).toEqual([])
  })

  it('is taken back once, and says so', async () => {
    const cancelled = wireWithdrawal({ state: 'CANCELLED', canCancel: false, holder: null, expectedBy: null, givenBack: '25000' })
    const app = await open({ Withdrawal: { withdrawal: wireWithdrawal() }, CancelWithdrawal: { cancelWithdrawal: cancelled } })
    void app.store.set(cancelWithdrawalAtom, 'wd-1')
    void app.store.set(cancelWithdrawalAtom, 'wd-1')
    expect(app.shown()).toMatchObject({ isCancelling: true })
    await app.browser.pass(50)
    expect(app.shown()).toMatchObject({ isCancelling: false, withdrawal: { standing: 'CANCELLED', givenBack: 25_000n } })
    expect(app.browser.asked.filter(({ path }) => path === 'withdrawal/cancel')).toHaveLength(1)
  })

  it('cannot be taken back once its review has begun: it is shown as it stands', async () => {
    let state: 'REQUESTED' | 'IN_REVIEW' = 'REQUESTED'
    const app = await open({
      Withdrawal: () => data({ withdrawal: wireWithdrawal({ state, canCancel: state === 'REQUESTED' }) }),
      CancelWithdrawal: () => {
        state = 'IN_REVIEW'
        return saysNo(409, 'WITHDRAWAL_IN_REVIEW')()
      },
    })
    void app.store.set(cancelWithdrawalAtom, 'wd-1')
    await app.browser.pass(50)
    expect(app.shown()).toMatchObject({ isTooLate: true, withdrawal: { standing: 'IN_REVIEW' } })
    expect(app.said).toEqual([])
  })
})

it('home names the withdrawal that is not over, as it stands after each step', async () => {
  const { id, receives } = wireWithdrawal()
  let openWithdrawal: { id: string; state: 'REQUESTED' | 'IN_REVIEW'; receives: typeof receives } | null = {
    id,
    state: 'REQUESTED',
    receives,
  }
  const app = testApp({
    PlayedRounds: () =>
      data({
        playedRounds: { open: [], recentGames: [], jackpots: [] },
        favorites: [],
        recentWins: [],
        openPayment: null,
        openWithdrawal,
      }),
  })
  await logInto(app)
  app.store.sub(homeViewAtom, () => undefined)
  void app.store.set(loadHomeAtom, 'atOnce')
  await app.browser.pass(500)
  const price = { currency: receives.currency, minor: BigInt(receives.minor) }
  expect(app.store.get(homeViewAtom)).toMatchObject({ openWithdrawal: { withdrawalId: id, standing: 'REQUESTED', receives: price } })
  openWithdrawal = { id, state: 'IN_REVIEW', receives }
  void app.store.set(receiveWithdrawalAtom, { id: 'm-1', topic: 'withdrawal', withdrawalId: id })
  await app.browser.pass(500)
  expect(app.store.get(homeViewAtom)).toMatchObject({ openWithdrawal: { standing: 'IN_REVIEW' } })
  openWithdrawal = null
  void app.store.set(receiveWithdrawalAtom, { id: 'm-2', topic: 'withdrawal', withdrawalId: id })
  await app.browser.pass(500)
  expect(app.store.get(homeViewAtom)).not.toHaveProperty('openWithdrawal')
})

describe('the list', () => {
  it('is empty, or goes on page by page', async () => {
    const pageInfo = { hasNextPage: false, endCursor: null }
    const none = testApp({ Withdrawals: { withdrawals: { nodes: [], pageInfo } } })
    await logInto(none)
    void none.store.set(loadWithdrawalsAtom)
    await none.browser.pass(50)
    expect(none.store.get(withdrawalsViewAtom)).toEqual({ state: 'empty' })
    const app = testApp({
      Withdrawals: ({ variables }) =>
        data({
          withdrawals:
            variables['after'] === 'c1'
              ? { nodes: [wireWithdrawal({ id: 'wd-1' })], pageInfo }
              : { nodes: [wireWithdrawal({ id: 'wd-2' })], pageInfo: { hasNextPage: true, endCursor: 'c1' } },
        }),
    })
    await logInto(app)
    void app.store.set(loadWithdrawalsAtom)
    await app.browser.pass(50)
    void app.store.set(loadMoreWithdrawalsAtom)
    await app.browser.pass(50)
    expect(app.store.get(withdrawalsViewAtom)).toMatchObject({ state: 'filled', rows: [{ id: 'wd-2' }, { id: 'wd-1' }], more: 'none' })
  })
})
