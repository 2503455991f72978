import { afterEach, expect, it, vi } from 'vitest'
import { returnAddress } from '../guards/returnAddress.ts'
import { eitherSignal } from './eitherSignal.ts'

const withoutAny = () => vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout })
afterEach(() => vi.unstubAllGlobals())

it('two signals are one where the browser has no AbortSignal.any', () => {
  withoutAny()
  for (const which of [0, 1] as const) {
    const [one, other] = [new AbortController(), new AbortController()]
    const either = eitherSignal(one.signal, other.signal)
    expect(either.aborted).toBe(false)
    ;[one, other][which]?.abort(new Error('left'))
    expect([either.aborted, (either.reason as Error).message]).toEqual([true, 'left'])
  }
  const gone = new AbortController()
  gone.abort()
  expect(eitherSignal(new AbortController().signal, gone.signal).aborted).toBe(true)
})

it('an address to return to is read where the browser has no URL.canParse and no URL.parse', () => {
  const canParse = vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('not there')
  })
  expect(returnAddress('/profile?tab=wallet#top', () => true)).toBe('/profile?tab=wallet#top')
  expect(returnAddress('/\u0000//[', () => true)).toBeDefined()
  expect(canParse).not.toHaveBeenCalled()
  canParse.mockRestore()
})
