import { describe, expect, it } from 'vitest'
import { mayFollow, RETRYABLE, standingOf, type WithdrawalFact } from './standing.ts'

const fact = (kind: WithdrawalFact['kind'], more: Partial<WithdrawalFact> = {}): WithdrawalFact => ({
  ...{ kind, source: 'STATUS', actor: '', attemptId: null, subject: '', reason: null },
  ...more,
})
const asked = fact('REQUESTED', { source: 'PLAYER' })
const taken = fact('TAKEN', { source: 'DESK', actor: 'Ines', subject: '1' })
const approvedBy = (actor: string) => fact('APPROVED', { source: 'DESK', actor })
const sending = (attemptId: string, number: number) => fact('SENDING', { source: 'WORKER', attemptId, subject: String(number) })
const of = (attemptId: string) => ({ attemptId })
const ready = [asked, taken, approvedBy('Ines')]

const orders = <T>(facts: readonly T[]): T[][] =>
  facts.length === 0 ? [[]] : facts.flatMap((first, at) => orders(facts.toSpliced(at, 1)).map((rest) => [first, ...rest]))

describe('how a withdrawal stands', () => {
  it.each<[string, readonly WithdrawalFact[], string]>([
    ['asked for', [asked], 'REQUESTED'],
    ['cancelled', [asked, fact('CANCELLED', { source: 'PLAYER' })], 'CANCELLED'],
    ['taken', [asked, taken], 'IN_REVIEW'],
    ['put back', [asked, taken, fact('PUT_BACK', { source: 'DESK', actor: 'Ines', subject: '1' })], 'IN_REVIEW'],
    ['refused', [asked, taken, fact('REFUSED', { source: 'DESK', actor: 'Ines', reason: 'TERMS_BROKEN' })], 'REFUSED'],
    ['approved', ready, 'APPROVED'],
    ['being sent', [...ready, sending('a', 1)], 'SENDING'],
    ['without an answer', [...ready, sending('a', 1), fact('UNKNOWN', of('a'))], 'SENDING'],
    ['sent', [...ready, sending('a', 1), fact('UNKNOWN', of('a')), fact('SENT', of('a'))], 'SENT'],
    ['paid', [...ready, sending('a', 1), fact('SENT', of('a')), fact('PAID', of('a'))], 'PAID'],
    ['paid at once', [...ready, sending('a', 1), fact('PAID', of('a'))], 'PAID'],
    ['refused by the provider', [...ready, sending('a', 1), fact('FAILED', of('a'))], 'FAILED'],
    ['refused for now', [...ready, sending('a', 1), fact('FAILED', { ...of('a'), subject: RETRYABLE })], 'APPROVED'],
    ['tried again', [...ready, sending('a', 1), fact('FAILED', { ...of('a'), subject: RETRYABLE }), sending('b', 2)], 'SENDING'],
    ['declined late', [...ready, sending('a', 1), fact('SENT', of('a')), fact('FAILED', { ...of('a'), subject: RETRYABLE })], 'FAILED'],
    ['returned before it was paid', [...ready, sending('a', 1), fact('SENT', of('a')), fact('RETURNED', of('a'))], 'RETURNED'],
    ['returned after it was paid', [...ready, sending('a', 1), fact('PAID', of('a')), fact('RETURNED', of('a'))], 'RETURNED'],
  ])('%s', (_, facts, state) => {
    expect(standingOf(facts, 1).state).toBe(state)
  })

  it('is the same in every order of what was said, and with repeats', () => {
    const said = [
      sending('a', 1),
      fact('UNKNOWN', of('a')),
      fact('SENT', { ...of('a'), source: 'WEBHOOK' }),
      fact('PAID', of('a')),
      fact('RETURNED', { ...of('a'), subject: 'R03', reason: 'ACCOUNT_NOT_FOUND' }),
    ]
    const found = orders(said).map((order) => JSON.stringify(standingOf([...ready, ...order, ...order.slice(0, 2)], 1)))
    expect(found).toHaveLength(120)
    expect(new Set(found).size).toBe(1)
    expect(standingOf([...ready, ...said], 1)).toMatchObject({ state: 'RETURNED', failure: 'ACCOUNT_NOT_FOUND' })
  })

  it('stays refused where the provider says later that it paid, and says that this does not go together', () => {
    const facts = [...ready, sending('a', 1), fact('FAILED', of('a')), fact('PAID', of('a'))]
    for (const order of orders(facts.slice(-2)))
      expect(standingOf([...facts.slice(0, -2), ...order], 1)).toMatchObject({ state: 'FAILED', attempts: [{ isContradicted: true }] })
  })

  it('needs as many different people as the operator says; the same one twice is one', () => {
    const both = [asked, taken, approvedBy('Ines'), approvedBy('Rui')]
    expect(standingOf(both, 2).state).toBe('APPROVED')
    expect(standingOf([...ready, approvedBy('Ines')], 2)).toMatchObject({ state: 'IN_REVIEW', approvedBy: ['Ines'] })
    expect(standingOf([asked, taken, fact('APPROVED', { source: 'RULE' })], 2).state).toBe('APPROVED')
  })

  it('waits for a person after three attempts that were refused for now, who may give it up', () => {
    const tried = ['a', 'b', 'c'].flatMap((id, at) => [sending(id, at + 1), fact('FAILED', { ...of(id), subject: RETRYABLE })])
    const exhausted = standingOf([...ready, ...tried], 1)
    expect(exhausted).toMatchObject({ state: 'APPROVED', isExhausted: true })
    const givenUp = fact('FAILED', { source: 'DESK', actor: 'Ines', reason: 'OTHER' })
    expect(mayFollow(exhausted, givenUp)).toBe(true)
    expect(standingOf([...ready, ...tried, givenUp], 1)).toMatchObject({ state: 'FAILED', failure: 'OTHER' })
  })
})

describe('what may be done', () => {
  it.each<[string, readonly WithdrawalFact[], WithdrawalFact, boolean]>([
    ['cancel what was asked for', [asked], fact('CANCELLED'), true],
    ['cancel what is in review', [asked, taken], fact('CANCELLED'), false],
    ['take what is cancelled', [asked, fact('CANCELLED')], taken, false],
    ['approve what nobody took', [asked], approvedBy('Ines'), false],
    ['refuse what is approved', ready, fact('REFUSED'), false],
    ['send what is not approved', [asked, taken], sending('a', 1), false],
    ['send what is paid', [...ready, sending('a', 1), fact('PAID', of('a'))], sending('b', 2), false],
    ['give up what has no answer', [...ready, sending('a', 1), fact('UNKNOWN', of('a'))], fact('FAILED'), false],
    ['give up what was never tried', ready, fact('FAILED'), false],
    ['hear a provider at any time', [...ready, sending('a', 1), fact('FAILED', of('a'))], fact('PAID', of('a')), true],
  ])('%s', (_, facts, next, may) => {
    expect(mayFollow(standingOf(facts, 1), next)).toBe(may)
  })
})
