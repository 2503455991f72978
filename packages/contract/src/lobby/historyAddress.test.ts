import { expect, it } from 'vitest'
import { historyAddress } from './historyAddress.ts'

it('leads to the history of a type, and that of slots goes without a kind', () => {
  expect(historyAddress('SLOT')).toBe('/profile?tab=game-history')
  expect(historyAddress('BLACKJACK')).toBe('/profile?tab=game-history&kind=blackjack')
  expect(historyAddress('VIDEO_POKER')).toBe('/profile?tab=game-history&kind=video-poker')
})
