import { expect, it } from 'vitest'
import { sampleWithdrawals } from '../followedSample.ts'
import { statusSteps } from './statusSteps.ts'

const statesOf = (withdrawal: Parameters<typeof statusSteps>[0]) => statusSteps(withdrawal).map(({ id, state }) => `${id} ${state}`)

it('what is ahead is ahead, and what is in hand is named', () => {
  expect(statesOf(sampleWithdrawals.inReview)).toEqual(['REQUESTED done', 'IN_REVIEW current', 'SENT ahead', 'PAID ahead'])
})

it('what was paid without having been sent has no step that is still to come', () => {
  const { paid } = sampleWithdrawals
  const steps = paid.steps.map(({ at, ...step }) => (step.step === 'SENT' || at === undefined ? step : { ...step, at }))
  expect(statesOf({ ...paid, steps })).toEqual(['REQUESTED done', 'IN_REVIEW done', 'SENT done', 'PAID done'])
})

it('the step in hand is not called done', () => {
  const titlesOf = (withdrawal: Parameters<typeof statusSteps>[0]) => statusSteps(withdrawal).map(({ title }) => title)
  expect(titlesOf(sampleWithdrawals.approved)).toEqual(['Requested', 'In review', 'Sending next', 'Arrived'])
  expect(titlesOf(sampleWithdrawals.sending)).toEqual(['Requested', 'In review', 'Sending', 'Arrived'])
  expect(titlesOf(sampleWithdrawals.sent)).toEqual(['Requested', 'In review', 'Sent', 'On its way'])
  expect(titlesOf(sampleWithdrawals.paid)).toEqual(['Requested', 'In review', 'Sent', 'Arrived'])
})
