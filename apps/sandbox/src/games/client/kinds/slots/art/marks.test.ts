import { expect, test } from 'vitest'
import { slotGames } from '../../../../rules/slots/slot.ts'
import type { SlotFacts } from '../../../../rules/slots/slotView.ts'
import { picturesOf } from './art.ts'
import { ribbon } from './ribbon.ts'

const marked = slotGames.flatMap(({ id, facts: json }) => {
  const { wild, scatter } = json as unknown as SlotFacts
  return [...(wild ? [[id, wild.symbol, 'WILD'] as const] : []), ...(scatter ? [[id, scatter.symbol, 'SCATTER'] as const] : [])]
})

test.each([...marked, ['sunken-cathedral', 'rose', 'WILD'] as const])('in %s the %s says %s', (id, symbol, word) => {
  const [, body] = ribbon(word)
  expect(decodeURIComponent(picturesOf(id)[symbol] ?? '')).toContain(body)
})
