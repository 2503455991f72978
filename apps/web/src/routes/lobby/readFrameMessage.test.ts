import { expect, it } from 'vitest'
import { readFrameMessage } from './readFrameMessage.ts'

const ours = 'https://game.example'
const said = (data: unknown, origin = ours) => readFrameMessage({ origin, data }, ours)

it('hears the game', () => {
  expect(said({ source: 'lagoon-game', kind: 'ready' })).toEqual({ source: 'lagoon-game', kind: 'ready' })
  expect(said({ source: 'lagoon-game', kind: 'connection', state: 'lost' })).toEqual({
    source: 'lagoon-game',
    kind: 'connection',
    state: 'lost',
  })
})

it('hears nobody else, and nothing else', () => {
  expect(said({ source: 'lagoon-game', kind: 'ready' }, 'https://evil.example')).toBeUndefined()
  for (const data of [
    null,
    'ready',
    {},
    { source: 'other', kind: 'ready' },
    { source: 'lagoon-game', kind: 'win' },
    { source: 'lagoon-game', kind: 'round' },
  ])
    expect(said(data)).toBeUndefined()
})
