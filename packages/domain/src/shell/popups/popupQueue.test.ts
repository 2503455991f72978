import { expect, test } from 'vitest'
import { enqueue, settle } from './popupQueue.ts'

test('popups are shown in the order in which they came', () => {
  const queue = enqueue(enqueue([], { kind: 'update' }), { kind: 'noCountryInProfile' })
  expect(queue.map(({ kind }) => kind)).toEqual(['update', 'noCountryInProfile'])
})

test('a thousand answers of another version ask once, and the newest facts count', () => {
  let queue = enqueue([], { kind: 'chunkFailure' })
  for (let answer = 0; answer < 1_000; answer += 1) queue = enqueue(queue, { kind: 'update' })
  queue = enqueue(queue, { kind: 'update', openForm: 'Contact details' })
  expect(queue).toEqual([{ kind: 'chunkFailure' }, { kind: 'update', openForm: 'Contact details' }])
})

test('a step of the shown popup keeps its place in front', () => {
  const queue = enqueue([{ kind: 'otherDevices', step: 'ask' }, { kind: 'update' }], { kind: 'otherDevices', step: 'failed' })
  expect(queue[0]).toEqual({ kind: 'otherDevices', step: 'failed' })
})

test('settling takes out the decided popup only, even when another one stands in front', () => {
  expect(settle([{ kind: 'update' }, { kind: 'noCountryInProfile' }], 'noCountryInProfile')).toEqual([{ kind: 'update' }])
  expect(settle([{ kind: 'update' }], 'chunkFailure')).toEqual([{ kind: 'update' }])
})
