import { afterEach, expect, it, vi } from 'vitest'
import { keptKeys } from '../session/keptSession.ts'
import { browserStorage } from './browserStorage.ts'

afterEach(() => vi.unstubAllGlobals())

const withStorage = (entries: Record<string, string>) => {
  const texts = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (at: number) => [...texts.keys()][at] ?? null,
    get length() {
      return texts.size
    },
  })
  return texts
}

it('reads and removes hideLayout under the name that §2 gives it, and takes it for nothing of ours', () => {
  const texts = withStorage({ hideLayout: 'true', 'lagoon.theme': 'day', other: 'x' })
  const kept = browserStorage()
  expect(kept.read(keptKeys.hideLayout)).toBe('true')
  expect(kept.keys()).toEqual(['theme'])
  kept.remove(keptKeys.hideLayout)
  expect([...texts.keys()]).toEqual(['lagoon.theme', 'other'])
})

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError')
}

it.each(['getItem', 'setItem'])('keeps a text for as long as the page where only %s is refused', (method) => {
  const texts = withStorage({})
  vi.stubGlobal('localStorage', { ...globalThis.localStorage, [method]: refuse })
  const kept = browserStorage()
  kept.write(keptKeys.session, 'text')
  expect(kept.read(keptKeys.session)).toBe('text')
  kept.remove(keptKeys.session)
  expect([kept.read(keptKeys.session), kept.keys(), [...texts.keys()]]).toEqual([undefined, [], []])
})
