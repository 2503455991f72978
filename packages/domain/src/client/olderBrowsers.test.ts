import { olderUrl } from '@lagoon/testing/olderUrl'
import { afterEach, expect, it, vi } from 'vitest'
import { returnAddress } from '../guards/returnAddress.ts'
import { ownAddress } from '../push/readPush.ts'
import { anySignal } from './anySignal.ts'

const withoutAny = () => vi.stubGlobal('AbortSignal', { timeout: AbortSignal.timeout })
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('two signals are one where the browser has no AbortSignal.any', () => {
  withoutAny()
  for (const which of [0, 1] as const) {
    const [one, other] = [new AbortController(), new AbortController()]
    const either = anySignal(one.signal, other.signal)
    expect(either.aborted).toBe(false)
    ;[one, other][which]?.abort(new Error('left'))
    expect([either.aborted, (either.reason as Error).message]).toEqual([true, 'left'])
  }
  const gone = new AbortController()
  gone.abort()
  expect(anySignal(new AbortController().signal, gone.signal).aborted).toBe(true)
})

it('an address to return to is read where the browser has no URL.canParse and no URL.parse', () => {
  const asked = olderUrl()
  expect(returnAddress('/profile?tab=wallet#top', () => true)).toBe('/profile?tab=wallet#top')
  expect(returnAddress('/\u0000//[', () => true)).toBeDefined()
  for (const ask of asked) expect(ask).not.toHaveBeenCalled()
})

it('where a push message leads is read there too, and what cannot be read leads home', () => {
  olderUrl()
  const origin = 'https://lagoon.example'
  expect(ownAddress('/profile?tab=wallet', origin)).toBe('/profile?tab=wallet')
  expect(ownAddress('//[', origin)).toBe('/')
  expect(ownAddress('//evil.example/a', origin)).toBe('/')
})
