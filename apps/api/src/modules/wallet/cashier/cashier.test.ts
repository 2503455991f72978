import { demoCoupons, demoOffers } from '@lagoon/contract/demo/cashier'
import { demoPackages } from '@lagoon/contract/demo/packages'
import type { ProblemBody } from '@lagoon/contract/problems/problem'
import type { CashierSwitches } from '@lagoon/contract/wire/operator/cashierSwitches'
import type { OperatorCommand } from '@lagoon/contract/wire/operator/operator'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cashier as cashierIn, newCustomer, type Customer } from '../../../../test/support/cashier.ts'
import { startNode, type TestNode } from '../../../../test/support/node.ts'
import { operate, OPERATOR_SECRET } from '../../../../test/support/operatorCall.ts'
import { seedCashier } from '../../../seed/seedCashier.ts'
import type { OrderInput, PurchaseQuote } from '../../../graphql/resolvers.generated.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode({ operatorSecret: OPERATOR_SECRET })
  await seedCashier(node.app.services.database.kysely)
})
afterEach(() => operate(node.address, { do: 'reset' }))
afterAll(() => node?.app.stop())

const switches = async (command: OperatorCommand) => {
  await operate(node.address, command)
  node.app.services.switchboard.forget()
}

const newBuyer = (country = 'US') => newCustomer(node, country)
const cashier = (buyer: Customer) => cashierIn(node, buyer)
const ask = async ({ token }: Customer, order: OrderInput, coupon: string | null = null) =>
  (await node.call('PurchaseQuote', { order, coupon }, token)).body
const quote = async (buyer: Customer, order: OrderInput, coupon: string | null = null): Promise<PurchaseQuote> =>
  ((await ask(buyer, order, coupon)).data as unknown as { purchaseQuote: PurchaseQuote }).purchaseQuote
const refusal = async (buyer: Customer, order: OrderInput, coupon: string | null = null) => {
  const { status, code, facts, fieldErrorDetails } = (await ask(buyer, order, coupon)) as Partial<ProblemBody>
  return { status, code, ...(facts?.['reason'] && { reason: facts['reason'] }), ...(fieldErrorDetails && { fields: fieldErrorDetails }) }
}
const harbor = { packageId: demoPackages.harbor.id }

describe('the cashier', () => {
  it('shows the operator’s packages in US dollars, growing, with at most one best value', async () => {
    const buyer = await newBuyer()
    const { packages, currency, recharge, obstacles, limit } = await cashier(buyer)
    expect(currency).toBe('USD')
    expect(obstacles).toEqual([])
    expect(packages.map(({ id }) => id)).toEqual(demoOffers.map(({ sold }) => sold.id))
    expect(packages.map(({ price }) => price.minor)).toEqual(demoOffers.map(({ sold }) => String(sold.price.minor)))
    expect(packages.filter(({ isBestValue }) => isBestValue)).toHaveLength(1)
    expect(packages.find(({ id }) => id === 'winter-lights')).toMatchObject({
      discountPercent: 10,
      finalAmount: { minor: '5399' },
      endsAt: '2027-01-07T05:00:00.000Z',
    })
    expect(packages.find(({ id }) => id === 'rock-pool')).toMatchObject({ bonusPercent: 0, perThousand: '9980' })
    expect(recharge).toMatchObject({ min: '500', max: '50000', tokensPerUnit: '100000' })
    expect(limit).toMatchObject({ setBy: 'OPERATOR', left: { minor: '100000' }, days: 7 })
  })

  it('asks Canadian dollars of a player in Canada, and US dollars of one who has no country yet', async () => {
    const canadian = await cashier(await newBuyer('CA'))
    expect(canadian.currency).toBe('CAD')
    expect(canadian.packages.map(({ price }) => price.minor)).toEqual(demoOffers.map(({ inCanada }) => String(inCanada.minor)))
    expect(await cashier(await newBuyer(''))).toMatchObject({ currency: 'USD', obstacles: ['NO_COUNTRY_IN_PROFILE'] })
  })

  it('follows the desk: sold out, ended, off sale, and back as planned', async () => {
    const buyer = await newBuyer()
    const standing = async () => (await cashier(buyer)).packages.find(({ id }) => id === harbor.packageId)?.availability
    for (const [as, shown, reason] of [
      ['SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT'],
      ['ENDED', 'EXPIRED', 'EXPIRED'],
      ['OFF_SALE', undefined, 'HIDDEN'],
    ] as const) {
      await switches({ do: 'package', id: harbor.packageId, as })
      expect(await standing()).toBe(shown)
      expect(await refusal(buyer, harbor)).toEqual({ status: 409, code: 'PACKAGE_NOT_FOR_SALE', reason })
    }
    await switches({ do: 'package', id: harbor.packageId, as: 'AS_PLANNED' })
    expect(await standing()).toBe('AVAILABLE')
  })

  it('says the strictest limit, a player’s own among them, and asks for a verification where even the smallest purchase needs it', async () => {
    const buyer = await newBuyer()
    await switches({ do: 'depositLimit', player: buyer.email, limit: { minor: '2000', days: 1 } })
    await switches({ do: 'purchaseTerms', terms: { kycAbove: '498', threshold: { minor: '3000', days: 30 } } })
    expect(await cashier(buyer)).toMatchObject({
      obstacles: ['KYC_REQUIRED'],
      limit: { setBy: 'PLAYER', left: { minor: '2000' }, days: 1 },
    })
    await switches({ do: 'purchaseTerms', terms: { kycAbove: '499' } })
    expect((await cashier(buyer)).obstacles).toEqual([])
  })
})

describe('a quote', () => {
  it('is the sum with coupon and fee, everything that comes in', async () => {
    const buyer = await newBuyer()
    await switches({ do: 'purchaseTerms', terms: { feeBasisPoints: 250 } })
    expect(await quote(buyer, harbor, ' high-tide-20 ')).toEqual({
      title: 'Harbor',
      price: { currency: 'USD', minor: '1999' },
      discount: { currency: 'USD', minor: '400' },
      coupon: { code: 'HIGH-TIDE-20', discountPercent: 20, extraTokens: null },
      platformFee: { currency: 'USD', minor: '39' },
      total: { currency: 'USD', minor: '1638' },
      tokens: [
        { kind: 'GAME', amount: '2500000' },
        { kind: 'SWEEP', amount: '2000' },
      ],
    })
    expect((await quote(buyer, harbor, 'EXTRA-SWEEPS')).tokens).toContainEqual({ kind: 'SWEEP', amount: '2500' })
  })

  it('of an amount of the player’s own brings tokens by the rate', async () => {
    expect(await quote(await newBuyer(), { amount: '1999' })).toMatchObject({
      title: 'Custom recharge',
      total: { minor: '1999' },
      tokens: [{ kind: 'GAME', amount: '1999000' }],
    })
  })

  it.each([
    ['1e3', 'notANumber'],
    ['-0', 'notANumber'],
    ['-500', 'notANumber'],
    ['٣', 'notANumber'],
    ['19.999', 'notANumber'],
    ['', 'required'],
    ['0', 'belowMinimum'],
    ['499', 'belowMinimum'],
    ['50001', 'aboveMaximum'],
    [String(2n ** 53n), 'aboveMaximum'],
  ])('of the amount %j says %s at the field', async (amount, code) => {
    const { fields, ...answer } = await refusal(await newBuyer(), { amount })
    expect(answer).toEqual({ status: 400, code: 'BAD_INPUT' })
    expect(fields?.map((field) => [field.field, field.code])).toEqual([['amount', code]])
  })

  it('refuses what is neither a package nor an amount, or both, and what there is not', async () => {
    const buyer = await newBuyer()
    expect(await refusal(buyer, { ...harbor, amount: '1000' })).toMatchObject({ code: 'BAD_INPUT' })
    expect(await refusal(buyer, {})).toMatchObject({ code: 'BAD_INPUT', fields: [{ field: 'amount', code: 'required' }] })
    expect(await refusal(buyer, { packageId: 'the-moon' })).toEqual({ status: 404, code: 'PACKAGE_NOT_FOUND' })
    expect((await node.call('PurchaseQuote', { order: harbor })).status).toBe(401)
    expect((await node.call('Cashier')).status).toBe(401)
  })

  it('says why a coupon does not count', async () => {
    const buyer = await newBuyer()
    const reasonOf = async (coupon: string, order: OrderInput = harbor) => (await refusal(buyer, order, coupon)).reason
    expect(await refusal(buyer, harbor, 'NOWHERE')).toEqual({ status: 400, code: 'COUPON_INVALID', reason: 'UNKNOWN' })
    expect(await reasonOf('FALL-15')).toBe('EXPIRED')
    expect(await reasonOf('no such text!')).toBe('UNKNOWN')
    expect(await reasonOf('HARBOR-10', { packageId: 'cove' })).toBe('OTHER_PACKAGE')
    expect(await reasonOf('HARBOR-10', { amount: '1000' })).toBe('OTHER_PACKAGE')
    expect(await reasonOf('EXTRA-SWEEPS', { packageId: 'cove' })).toBe('BELOW_MINIMUM')
    expect(await reasonOf('HARBOR-10')).toBeUndefined()
    for (const [as, reason] of [
      ['USED_UP', 'USED_UP'],
      ['EXPIRED', 'EXPIRED'],
    ] as const) {
      await switches({ do: 'coupon', code: 'HARBOR-10', as })
      expect(await reasonOf('HARBOR-10')).toBe(reason)
    }
  })
})

it('keeps what the desk switched of other things, and puts everything back with a reset', async () => {
  const { database, switchboard } = node.app.services
  const cashierNow = async (): Promise<CashierSwitches> => (await switchboard.current()).cashier
  await switches({ do: 'version', version: '7.7.7' })
  await switches({ do: 'package', id: 'cove', as: 'SOLD_OUT' })
  await switches({ do: 'coupon', code: demoCoupons[0]?.code ?? '', as: 'EXPIRED' })
  await switches({ do: 'purchaseTerms', terms: { kycAbove: '0' } })
  expect(await cashierNow()).toEqual({ packages: { cove: 'SOLD_OUT' }, coupons: { 'HIGH-TIDE-20': 'EXPIRED' }, terms: { kycAbove: '0' } })
  expect((await switchboard.current()).version).toBe('7.7.7')
  const buyer = await newBuyer()
  await switches({ do: 'depositLimit', player: buyer.email, limit: { minor: '2000', days: 1 } })
  await switches({ do: 'reset' })
  expect(await cashierNow()).toEqual({ packages: {}, coupons: {}, terms: {} })
  expect(await database.kysely.selectFrom('deposit_limit').selectAll().execute()).toEqual([])
})
