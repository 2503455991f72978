import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anchorOf } from './anchorOf.ts'

const getElementById = vi.fn<(id: string) => { readonly id: string } | null>((id) => (id === 'payment limits' ? { id } : null))
beforeEach(() => void vi.stubGlobal('document', { getElementById }))
afterEach(() => {
  vi.unstubAllGlobals()
  getElementById.mockClear()
})

it('finds what a fragment names, decoded', () => {
  expect(anchorOf('#payment%20limits')).toEqual({ id: 'payment limits' })
})

it.each(['#%', '#%E0%A4%A', '#100%'])('takes %s, which cannot be decoded, as it is written, and does not throw', (hash) => {
  expect(anchorOf(hash)).toBeNull()
  expect(getElementById.mock.calls).toEqual([[hash.slice(1)]])
})

it('asks for nothing where there is no fragment', () => {
  expect(anchorOf('')).toBeNull()
  expect(getElementById).not.toHaveBeenCalled()
})
