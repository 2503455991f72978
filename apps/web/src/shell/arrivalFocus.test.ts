import { expect, it, vi } from 'vitest'
import { arrivalFocus, focusAnchor } from './arrivalFocus.ts'

const page = { address: '/terms?a=b', hasAnchor: false }

it.each<[string, string | undefined, Parameters<typeof arrivalFocus>[1], ReturnType<typeof arrivalFocus>]>([
  ['the first page: the browser tells it', undefined, page, 'nothing'],
  ['the first page, at a place on it', undefined, { ...page, hasAnchor: true }, 'nothing'],
  ['another page', '/', page, 'heading'],
  ['the same path with another query', '/terms', page, 'heading'],
  ['a place on another page', '/', { ...page, hasAnchor: true }, 'anchor'],
  ['a place on the page that is open', '/terms?a=b', { ...page, hasAnchor: true }, 'anchor'],
  ['back from a place on the page', '/terms?a=b', page, 'nothing'],
])('what takes the focus: %s', (_what, before, now, wanted) => expect(arrivalFocus(before, now)).toBe(wanted))

const anchorWith = (tabIndex: number) => ({ tabIndex, focus: vi.fn<(how: object) => void>() })

it('a section takes the focus for this once, without a scroll of its own', () => {
  const set = vi.fn<(value: number) => void>()
  const anchor = Object.defineProperty(anchorWith(-1), 'tabIndex', { get: () => -1, set })
  focusAnchor(anchor)
  expect([set.mock.calls, anchor.focus.mock.calls]).toEqual([[[-1]], [[{ preventScroll: true }]]])
})

it('what the Tab key reaches stays in its reach', () => {
  const anchor = anchorWith(0)
  focusAnchor(anchor)
  expect([anchor.tabIndex, anchor.focus.mock.calls.length]).toEqual([0, 1])
})
