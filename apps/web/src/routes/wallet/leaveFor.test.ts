import { olderUrl } from '@lagoon/testing/olderUrl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveFor } from './leaveFor.ts'

const assign = vi.fn<(url: string) => void>()
const listen = vi.fn<(type: string, listener: (event: { readonly persisted: boolean }) => void) => void>()
beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: listen, location: { assign } })
  olderUrl()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

it.each(['https://pay.example/session?id=pay-1#card', 'http://localhost:4301/pay/pay-1'])(
  'leaves for %s where the browser has no URL.canParse and no URL.parse',
  (url) => {
    leaveFor(url, () => undefined)
    expect(assign.mock.calls).toEqual([[url]])
  },
)

it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,<p>pay', 'pay.example', '/profile', 'https://', ''])(
  'goes nowhere for "%s"',
  (url) => {
    leaveFor(url, () => undefined)
    expect(assign).not.toHaveBeenCalled()
    expect(listen).not.toHaveBeenCalled()
  },
)

it('says when the page is back as it was left, and not where it is loaded anew', () => {
  const onBack = vi.fn<() => void>()
  leaveFor('https://pay.example/session', onBack)
  const [type, back] = listen.mock.calls[0] ?? []
  expect(type).toBe('pageshow')
  back?.({ persisted: false })
  expect(onBack).not.toHaveBeenCalled()
  back?.({ persisted: true })
  expect(onBack).toHaveBeenCalledOnce()
})
