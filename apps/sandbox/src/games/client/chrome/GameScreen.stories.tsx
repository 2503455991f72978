import type { Meta, StoryObj } from '@storybook/react-vite'
import { seeded } from '@lagoon/games/random/seeded'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import type { PlayRequest, RoundView, SessionView } from '../../contract.ts'
import { games } from '../../rules/games.ts'
import { sessionToken } from '../play/launch.ts'
import { BALANCE } from '../stories/setting.ts'
import { GameScreen } from './GameScreen.tsx'

const PATIENCE = { timeout: 20_000 }
const GAME = 'breakwater-jacks'
const STAKE = 100n
const fairness = { algorithm: 'hmac-sha256-floats', version: 1, commitment: '0'.repeat(64), clientSeed: 'story', nonce: 7 } as const

/** The provider's server of one hand. The answer to the first press is lost on its way. */
const server = () => {
  const game = games.get(GAME)
  if (!game) throw new RangeError(`no game ${GAME}`)
  const presses: string[] = []
  const random = seeded(412)
  let standing = game.begin(null, STAKE, () => random, null)
  const round = (): RoundView => ({
    ...{ roundId: 'story', stake: String(STAKE), outcome: standing.view, isOver: standing.ended !== null, isSettled: true, fairness },
    totalWin: String(standing.ended?.totalWinMinor ?? 0n),
    balance: String(BALANCE - STAKE + (standing.ended?.totalWinMinor ?? 0n)),
  })
  const session: SessionView = {
    ...{ gameId: GAME, gameName: game.name, kind: game.kind, token: 'GAME', winToken: 'GAME', openRound: null },
    balance: String(BALANCE),
    stakes: ['50', String(STAKE), '200'],
    seeds: { commitment: fairness.commitment, clientSeed: 'story', nonce: 8, nextCommitment: '1'.repeat(64) },
  }
  const handlers = [
    http.get('*/api/session', () => HttpResponse.json(session)),
    http.get('*/api/info', () =>
      HttpResponse.json({ gameId: GAME, name: game.name, provider: 'Deepwater Studios', version: game.version, facts: game.facts }),
    ),
    http.post('*/api/play', async ({ request }) => {
      presses.push(((await request.json()) as PlayRequest).pressId)
      return presses.length === 1 ? HttpResponse.error() : HttpResponse.json(round())
    }),
    http.post('*/api/act', () => {
      standing = game.act(standing.state, { hold: [true, true, true, true, true] }, STAKE, () => random) ?? standing
      return HttpResponse.json(round())
    }),
  ]
  return { handlers, presses }
}

let presses: readonly string[] = []

const meta = {
  title: 'Games/Game',
  component: GameScreen,
  tags: ['!visual'],
  parameters: { theme: 'night', layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    const before = window.location.href
    window.history.replaceState(null, '', `/${GAME}`)
    sessionToken.keep('story')
    const hand = server()
    presses = hand.presses
    msw.use(...hand.handlers)
    return () => {
      sessionToken.forget()
      window.history.replaceState(null, '', before)
    }
  },
} satisfies Meta<typeof GameScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A hand from its deal to its draw. The answer to the deal is lost; it is asked for again by itself, as the same press. */
export const AskedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Raise bet' }, PATIENCE))
    await userEvent.click(await canvas.findByRole('button', { name: 'Lower bet' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Deal' }))
    await expect(await canvas.findByText(/connection/iu, {}, PATIENCE)).toBeVisible()
    const draw = await canvas.findByRole('button', { name: 'Draw' }, PATIENCE)
    await waitFor(() => expect(presses).toHaveLength(2))
    await expect(presses[1]).toBe(presses[0])
    await expect(canvas.queryByText(/connection/iu)).toBeNull()
    // A press right behind an outcome was meant for it, and is not taken.
    await waitFor(async () => {
      await userEvent.click(draw)
      await expect(canvas.queryByRole('button', { name: 'Draw' })).toBeNull()
    }, PATIENCE)
    await expect(await canvas.findByText('Won 8.00 game tokens with full house.', {}, PATIENCE)).toBeInTheDocument()
  },
}
