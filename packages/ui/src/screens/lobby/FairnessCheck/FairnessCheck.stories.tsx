import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FairnessView, FairRound, Recomputed } from '@lagoon/domain/lobby/play/fairness.state'
import { sampleGame } from '@lagoon/domain/testing/lobbySample'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { FairnessCheck } from './FairnessCheck.tsx'

const reels = [
  ['a', 'moon', 'fish'],
  ['moon', 'fish', 'shell'],
  ['ten', 'wild', 'fish'],
  ['moon', 'lotus', 'j'],
  ['pearl', 'lantern', 'scatter'],
]
const hash = '7d8f04ab3c1e95d26b0a4f7718ce52d9e06f3b8a1c4d7e92b5f60813ad9c2e47'
const round: FairRound = {
  roundId: '0192f7a4-5c31-7d2e-9a40-3f6b1c8e7d51',
  game: sampleGame('moonlit-tides'),
  playedAt: '2026-03-02T08:58:25Z',
  serverSeedHash: hash,
  clientSeed: 'c4a1-marina-9e27b05f',
  nonce: 42,
  reported: reels,
}
const recomputed: Recomputed = {
  serverSeed: 'e3b19f6ad20c7754918fb6c2a05d83e7419b2cf06de85a37c1f4902b6ea8d05c',
  hash,
  outcome: reels,
}
const verified: FairnessView = { state: 'verified', ...round, ...recomputed }

const meta = {
  title: 'Screens/Lobby/Fairness Check',
  component: FairnessCheck,
  args: { view: verified, onReveal: fn(), onRetry: fn() },
  decorators: [insideMain],
} satisfies Meta<typeof FairnessCheck>
export default meta
type Story = StoryObj<typeof meta>

/** The player's own device came to the reels that the studio had reported. */
export const Verified: Story = {}

/** The device works out other reels: the player is told so plainly, and whom to write to. */
export const DoesNotMatch: Story = {
  args: {
    view: {
      state: 'doesNotMatch',
      differs: 'outcome',
      ...round,
      ...recomputed,
      outcome: reels.map((reel, at) => (at === 3 ? ['k', 'moon', 'lotus'] : reel)),
    },
  },
}

/** The revealed seed is not the one that was fixed: nothing is recomputed from it. */
export const SeedDiffers: Story = {
  args: {
    view: {
      state: 'doesNotMatch',
      differs: 'hash',
      ...round,
      ...recomputed,
      hash: '19c2e47b5f60813ad9d8f04ab3c1e95d26b0a4f7718ce52d9e06f3b8a1c4d7e9',
    },
  },
}

/** The seed still makes the player's next rounds; they can change it and have it shown. */
export const SeedNotYetRevealed: Story = { args: { view: { state: 'seedNotYetRevealed', isRevealing: false, ...round } } }

/** The round is being checked. */
export const Loading: Story = { tags: ['!visual'], args: { view: { state: 'loading' } } }

/** The seeds could not be fetched; the player can ask again. */
export const Failed: Story = {
  tags: ['!visual'],
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** The seed is changed by keyboard alone. */
export const RevealedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'seedNotYetRevealed', isRevealing: false, ...round } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Rotate seed and reveal this one' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReveal).toHaveBeenCalledOnce()
  },
}
