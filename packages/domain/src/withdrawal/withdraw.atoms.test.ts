import { describe, expect, it } from 'vitest'
import { withdrawalObstacles } from '@lagoon/contract/withdrawal/enums'
import type { WithdrawDraft } from '@lagoon/contract/withdrawal/addresses'
import { testApp, type Answers } from '../testing/testApp.ts'
import { logInto, saysNo } from '../testing/testAppSteps.ts'
import { wireAccount, wireOffer, wireSettings, wireWithdrawal } from '../testing/wireWithdrawal.ts'
import { loadSettingsAtom, withdrawViewOf } from './withdraw.atoms.ts'
import { obstacleStates } from './withdrawal.state.ts'

const look = async (
  settings: ReturnType<typeof wireSettings> | Answers['WithdrawalSettings'],
  draft: WithdrawDraft = {},
  setting: Parameters<typeof testApp>[1] = {},
) => {
  const answer = typeof settings === 'function' ? settings : { withdrawalSettings: settings as ReturnType<typeof wireSettings> }
  const app = testApp({ WithdrawalSettings: answer }, setting)
  await logInto(app)
  void app.store.set(loadSettingsAtom)
  await app.browser.pass(50)
  return { view: app.store.get(withdrawViewOf(draft)), said: app.said }
}

describe('the form of a withdrawal', () => {
  it('begins with what the address says, as far as it is offered', async () => {
    const { view } = await look(wireSettings(), { way: 'SKRILL', amount: '250' })
    expect(view).toMatchObject({ state: 'choosing', initial: { amount: '250', way: 'SKRILL' } })
    const { view: other } = await look(wireSettings({ ways: [wireOffer('BANK')] }), { way: 'SKRILL', amount: 'many' })
    expect(other).toMatchObject({ state: 'choosing', initial: { amount: 'many', way: '' } })
  })

  it('says what is blocked and why, what limits it, and what is under way', async () => {
    const { view } = await look(
      wireSettings({
        redeemable: '20000',
        blocked: [
          { reason: 'PLAYTHROUGH', amount: '40000', played: '10000', required: '40000' },
          { reason: 'PENDING_REVERSAL', amount: '4050', played: null, required: null },
        ],
        limits: [{ kind: 'DAY', limit: '100000', left: '35000', renewsAt: '2026-03-03T05:00:00.000Z' }],
        addressProofAbove: '200000',
        open: wireWithdrawal({ state: 'IN_REVIEW' }),
      }),
    )
    expect(view).toMatchObject({
      settings: {
        balance: 64_050n,
        available: 20_000n,
        blocked: [
          { reason: 'PLAYTHROUGH', amount: 40_000n, progress: { played: 10_000n, required: 40_000n } },
          { reason: 'PENDING_REVERSAL', amount: 4_050n },
        ],
        limits: [{ kind: 'DAY', limit: 100_000n, left: 35_000n, renewsAt: '2026-03-03T05:00:00.000Z' }],
        addressProofAbove: 200_000n,
        open: { withdrawalId: 'wd-1', standing: 'IN_REVIEW' },
      },
    })
    expect(view).not.toHaveProperty('settings.blocked.1.progress')
  })

  it.each(withdrawalObstacles)('has a state of its own for %s', async (obstacle) => {
    const { view } = await look(wireSettings({ obstacles: [obstacle, 'DEBT'] }))
    expect(view).toMatchObject({ state: obstacleStates[obstacle], balance: 64_050n })
  })

  it('offers nothing where no method is offered, or less can be withdrawn than the least', async () => {
    expect((await look(wireSettings({ ways: [] }))).view).toMatchObject({ state: 'settingsNotFound' })
    expect((await look(wireSettings({ redeemable: '4999' }))).view).toMatchObject({ state: 'tooFew' })
    expect((await look(wireSettings({ redeemable: '5000' }))).view).toMatchObject({ state: 'choosing' })
  })

  it('marks an account that still waits, and none that can be paid', async () => {
    const account = { id: 'pa-2', way: 'BANK', label: 'New', network: null, currency: null, address: null } as const
    const times = { createdAt: '2026-03-02T08:00:00.000Z', usableFrom: '2999-01-01T00:00:00.000Z' }
    const { view } = await look(wireSettings({ ways: [wireOffer('BANK', [{ ...account, ...times }])] }))
    expect(view).toMatchObject({ settings: { ways: [{ accounts: [{ id: 'pa-2', waitsUntil: times.usableFrom }] }] } })
    const { view: usual } = await look(wireSettings())
    expect(usual).not.toHaveProperty('settings.ways.0.accounts.0.waitsUntil')
  })

  it('marks no account that the server can pay by now, on a device whose clock is behind', async () => {
    const account = wireAccount({ usableFrom: '2026-03-02T08:00:00.000Z' })
    const serverAheadMs = Date.parse('2026-03-02T09:00:00.000Z')
    const { view } = await look(wireSettings({ ways: [wireOffer('BANK', [account])] }), {}, { serverAheadMs })
    expect(view).toMatchObject({ settings: { ways: [{ accounts: [{ id: account.id }] }] } })
    expect(view).not.toHaveProperty('settings.ways.0.accounts.0.waitsUntil')
  })

  it('says that it did not load, on its own page and not besides', async () => {
    const { view, said } = await look(saysNo(503, 'PROVIDER_UNAVAILABLE'))
    expect(view).toEqual({ state: 'failed' })
    expect(said).toEqual([])
  })
})
