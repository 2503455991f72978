import { expect, test } from 'vitest'
import type { RoundFilter } from '@lagoon/domain/lobby/histories/gameHistory.state'
import { filteredAddress, filterIn } from './historyQuery.ts'

const queryOf = (address: string) => new URL(address, 'https://lagoon.example').searchParams

test('a filter stands in the address whole, and is read from it again', () => {
  const filters: readonly RoundFilter[] = [
    {},
    { gameId: 'pearl-draw' },
    { result: 'LOST' },
    { gameId: 'pearl-draw', result: 'WON', from: '2026-02-28', to: '2026-03-01' },
    { from: '2026-03-01', to: '2026-03-01' },
  ]
  for (const filter of filters) expect(filterIn(queryOf(filteredAddress('KENO', filter)))).toEqual(filter)
  expect(filteredAddress('VIDEO_POKER', { result: 'WON' })).toBe('/profile?tab=game-history&kind=video-poker&result=won')
  expect(filteredAddress('SLOT', {})).toBe('/profile?tab=game-history')
})

test('what no filter writes leaves nothing out', () => {
  for (const query of [
    'game=',
    `game=${'x'.repeat(65)}`,
    'game=a%20b',
    'result=WON',
    'result=maybe',
    'from=2026-02-30',
    'from=1e3',
    'to=yesterday',
    'from=2026-03-02&to=2026-03-01',
  ])
    expect([query, filterIn(new URLSearchParams(query))]).toEqual([query, {}])
})
