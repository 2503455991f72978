import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CheckedProof, VerifyStep, ProvenRound } from '@lagoon/domain/lobby/play/fairness.state'
import { expect, fn, within } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { FairnessCheck } from './FairnessCheck.tsx'

const hash = '7d8f04ab3c1e95d26b0a4f7718ce52d9e06f3b8a1c4d7e92b5f60813ad9c2e47'
const serverSeed = 'e3b19f6ad20c7754918fb6c2a05d83e7419b2cf06de85a37c1f4902b6ea8d05c'
const secret: ProvenRound = { gameId: 'pearl-draw', stake: '100', commitment: hash, clientSeed: 'c4a1-marina-9e27b05f', nonce: 42 }
const round: ProvenRound = { ...secret, serverSeed }
const numbers = [0.5919261889, 0.818363768, 0.1713458668, 0.2778734118, 0.5454130042, 0.9135385641]
const draws = numbers.map((number, cursor): VerifyStep => {
  const bound = 40 - cursor
  return { type: 'DRAW', cursor, message: 'c4a1-marina-9e27b05f:42:0', place: cursor, number, bound, value: Math.floor(number * bound) }
})
const played: CheckedProof = {
  round,
  steps: [{ type: 'COMMITMENT', computed: hash }, ...draws, { type: 'OUTCOME', totalWinMinor: '250' }],
  differences: [],
}
const shared: CheckedProof = {
  round: { ...round, gameId: 'comet-line', clientSeed: '00000000000000000004a9b1c6', nonce: 1_207 },
  steps: [
    { type: 'CHAIN', times: 1_207, reached: hash },
    { type: 'POINT', number: '2680481204973520', point: 247 },
    { type: 'OUTCOME', totalWinMinor: '150' },
  ],
  differences: [],
}

const meta = {
  title: 'Screens/Lobby/Fairness Check',
  component: FairnessCheck,
  args: { view: { state: 'empty' }, onCheck: fn(), onSeed: fn() },
  decorators: [insideMain],
} satisfies Meta<typeof FairnessCheck>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody came to check a round, and has given nothing yet. */
export const Empty: Story = {}

/** The device came to the round that the history shows. */
export const Verified: Story = { tags: ['day'], args: { view: { state: 'verified', ...played } } }

/** A round of crash, which all players shared: its hash leads back to the first one of the chain. */
export const SharedRoundVerified: Story = { args: { view: { state: 'verified', ...shared } } }

/** The device works out another draw: the player is told so plainly, what differs, and whom to write to. */
export const DoesNotMatch: Story = {
  args: {
    view: {
      state: 'doesNotMatch',
      ...played,
      differences: [
        // The fourth number of chance gives place 10 of what is left of the ticket, counted from 0, after 24, 33 and 7 were taken.
        { path: 'report.drawn.3', shown: 31, computed: 12 },
        { path: 'totalWinMinor', shown: '2500', computed: '250' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4th number drawn')).toBeVisible()
    await expect(canvas.getByText('Your device got: 2.50')).toBeVisible()
  },
}

/** The revealed seed is not the one that was promised: nothing is replayed from it. */
export const CommitmentDiffers: Story = {
  args: {
    view: {
      state: 'commitmentDiffers',
      round,
      steps: [{ type: 'COMMITMENT', computed: '19c2e47b5f60813ad9d8f04ab3c1e95d26b0a4f7718ce52d9e06f3b8a1c4d7e9' }],
      differences: [{ path: 'commitment' }],
    },
  },
}

/** Somebody changed the file: it proves nothing, whichever way it was changed. */
export const Altered: Story = { args: { view: { state: 'altered', round, steps: [], differences: [{ path: 'digest' }] } } }

/** The seed still makes the player's next rounds; they are told how to have it revealed, and enter it here then. */
export const SeedNotYetRevealed: Story = {
  args: { view: { state: 'seedNotYetRevealed', round: secret, steps: [], differences: [{ path: 'serverSeed' }] } },
}

/** What was pasted is no proof; each thing that is wrong with it is named. */
export const NotReadable: Story = {
  args: {
    view: {
      state: 'notReadable',
      problems: [
        'clientSeed must be 650 characters or fewer.',
        'nonce must be 0 or a higher whole number.',
        'winner isn’t part of a proof.',
      ],
    },
  },
}

/** The game has other tables by now: that says nothing against the round. */
export const OtherVersion: Story = {
  args: {
    view: {
      state: 'otherVersion',
      ...played,
      steps: played.steps.slice(0, 1),
      differences: [{ path: 'version', shown: 1, computed: 2 }],
    },
  },
}

/** The mathematics of the games is on its way. */
export const Checking: Story = { tags: ['!visual'], args: { view: { state: 'checking' } } }

/** A proof is pasted and checked by keyboard alone; nothing at all is refused in words. */
export const CheckedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Proof' })
    field.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Paste a proof, or choose its file.')).toBeVisible()
    await expect(args.onCheck).not.toHaveBeenCalled()
    await userEvent.click(field)
    await userEvent.paste('{"game":"pearl-draw"}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheck).toHaveBeenLastCalledWith({ text: '{"game":"pearl-draw"}' })
  },
}

/** The seed that the provider revealed is entered; one of another form is refused before anything is checked. */
export const SeedEntered: Story = {
  tags: ['!visual'],
  args: { view: { state: 'seedNotYetRevealed', round: secret, steps: [], differences: [{ path: 'serverSeed' }] } },
  play: async ({ args, canvas, userEvent }) => {
    const field = within(canvas.getByRole('list', { name: 'Steps in the check' })).getByRole('textbox', { name: 'Revealed server seed' })
    await userEvent.type(field, 'short{Enter}')
    await expect(canvas.getByText(/A server seed has 64 characters/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(` ${serverSeed} `)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSeed).toHaveBeenLastCalledWith({ serverSeed })
  },
}
