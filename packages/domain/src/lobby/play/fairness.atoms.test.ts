import { expect, it } from 'vitest'
import { createStore } from '../../store.ts'
import { checkProofAtom, fairnessViewAtom } from './fairness.atoms.ts'

it('says so where the mathematics of the games cannot be fetched, and checks again when it is asked to', async () => {
  const store = createStore()
  await store.set(checkProofAtom, '{}', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(store.get(fairnessViewAtom)).toEqual({ state: 'notReadable', problems: ['It couldn’t be checked. Try again.'] })
  await store.set(checkProofAtom, '{}', () => Promise.resolve({ state: 'notReadable', problems: ['game'] }))
  expect(store.get(fairnessViewAtom)).toEqual({ state: 'notReadable', problems: ['game'] })
})
