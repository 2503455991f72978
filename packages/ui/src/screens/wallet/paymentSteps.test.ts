import { expect, it } from 'vitest'
import { underpaidStages, waitingStages } from './paymentSample.ts'
import { paymentSteps } from './paymentSteps.ts'

const stepsOf = (stages: Parameters<typeof paymentSteps>[0]) => paymentSteps(stages).map(({ title, state }) => `${title}: ${state}`)

it('what the provider has or the player must do is in hand from its time on, and what comes after it is ahead', () => {
  expect(stepsOf(waitingStages)).toEqual([
    'Started: done',
    'Sent to the payment provider: done',
    'Waiting for the payment provider: current',
    'Tokens added: ahead',
  ])
  expect(stepsOf(underpaidStages)).toEqual([
    'Started: done',
    'Sent to the payment provider: done',
    'Action needed: current',
    'Tokens added: ahead',
  ])
  expect(paymentSteps(underpaidStages)[2]?.detail).toMatch(
    /^Waiting for you\. You have until Mar 2, 2026, 9:25\sAM\. We received less than the full amount\./,
  )
})

it('until the provider says anything, the player has it', () => {
  const [started, sent, , credited] = waitingStages
  if (started === undefined || sent === undefined || credited === undefined) throw new Error('the sample has fewer stages')
  const steps = paymentSteps([started, sent, credited])
  expect(steps.map(({ state }) => state)).toEqual(['done', 'current', 'ahead'])
  expect(steps[1]?.detail).toMatch(/^Waiting for you\. You have until Mar 2, 2026, 9:28\sAM\.$/)
})

it('once something else has happened it is over', () => {
  const [started, sent, waiting] = waitingStages
  if (started === undefined || sent === undefined || waiting === undefined) throw new Error('the sample has fewer stages')
  expect(stepsOf([started, sent, waiting, { kind: 'FAILED', at: '2026-03-02T08:59:30Z', holder: 'PROVIDER' }])).toEqual([
    'Started: done',
    'Sent to the payment provider: done',
    'Waiting for the payment provider: done',
    'Didn’t go through: problem',
  ])
})

it('before anything lasts, the first that is expected is in hand', () => {
  expect(
    stepsOf([
      { kind: 'STARTED', at: '2026-03-02T08:58:00Z', holder: 'PLATFORM' },
      { kind: 'CREDITED', holder: 'PLATFORM' },
    ]),
  ).toEqual(['Started: done', 'Tokens added: current'])
})
