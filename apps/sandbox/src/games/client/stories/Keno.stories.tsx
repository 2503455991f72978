import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { seeded } from '@lagoon/games/random/seeded'
import { expect } from 'storybook/test'
import type { RoundView } from '../../contract.ts'
import { games } from '../../rules/games.ts'
import { Board } from '../kinds/keno/Board.tsx'
import { BALANCE } from './setting.ts'

interface PicturedProps {
  gameId: string
  seed: number
  picks: number[]
}

const STAKE = 100n

const drawn = ({ gameId, seed, picks }: PicturedProps) => {
  const game = games.get(gameId)
  if (!game) throw new RangeError(`no game ${gameId}`)
  const random = seeded(seed)
  const { view, ended } = game.begin({ picks }, STAKE, () => random, null)
  const round: RoundView = {
    roundId: 'story',
    stake: String(STAKE),
    outcome: view,
    totalWin: String(ended?.totalWinMinor ?? 0n),
    balance: String(BALANCE),
    isOver: true,
    isSettled: true,
    fairness: { algorithm: 'hmac-sha256-floats', version: 1, commitment: '0'.repeat(64), clientSeed: 'story', nonce: 7 },
  }
  return { facts: game.facts, round }
}

const nothing = () => undefined

/** A board after its draw, in about the room that a phone leaves it. */
const Pictured = (props: PicturedProps) => {
  const [{ facts, round }] = useState(() => drawn(props))
  const area = useRef<HTMLDivElement>(null)
  return (
    <main ref={area} style={{ position: 'relative', isolation: 'isolate', blockSize: '33rem', padding: '0.5rem' }}>
      <h1 hidden>Keno</h1>
      <Board
        gameId={props.gameId}
        facts={facts}
        round={round}
        winToken="GAME"
        stake={STAKE}
        isReady
        area={area}
        onStage={nothing}
        onShown={nothing}
        onChoice={nothing}
      />
    </main>
  )
}

const meta = { title: 'Games/Keno', component: Pictured, parameters: { theme: 'night' } } satisfies Meta<typeof Pictured>
export default meta
type Story = StoryObj<typeof meta>

/** Three picks are drawn, the last of them as the bell: four hits. */
export const BellHit: Story = {
  args: { gameId: 'harbour-bell-keno', seed: 46, picks: [4, 11, 23, 37, 48, 62] },
  play: async ({ canvas, canvasElement }) => {
    const bell = canvas.getByRole('button', { name: '37, drawn last, the bell' })
    await expect(bell.querySelector('svg')).toBeVisible()
    await expect(canvasElement.querySelectorAll('[aria-label] svg')).toHaveLength(1)
    await expect(canvas.getByText('The bell counts as 2 hits')).toBeVisible()
  },
}

/** The longest table of pays, whole: its end is not below what can be seen. */
export const TenPicks: Story = {
  args: { gameId: 'harbour-bell-keno', seed: 7, picks: [4, 11, 23, 37, 48, 62, 65, 71, 78, 80] },
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const end = canvas.getByText('The bell counts as 2 hits').getBoundingClientRect().bottom
    const main = canvasElement.querySelector('main')?.getBoundingClientRect().bottom ?? 0
    await expect(end).toBeLessThan(main)
  },
}
