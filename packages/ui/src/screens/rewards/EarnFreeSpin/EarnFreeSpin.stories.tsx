import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoWheel as prizes } from '@lagoon/contract/demo/rewards'
import { expect, fn } from 'storybook/test'
import { EarnFreeSpin } from './EarnFreeSpin.tsx'

const meta = {
  title: 'Screens/Rewards/Earn Free Spin',
  component: EarnFreeSpin,
  args: { view: { state: 'ready', prizes }, onSpin: fn() },
  parameters: { spec: ['§2.18', '§4.3'] },
} satisfies Meta<typeof EarnFreeSpin>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor may spin once; every prize stands on the wheel. */
export const Ready: Story = { tags: ['day'] }

/** The server draws, and the wheel turns; for who asks for less motion it stands still. */
export const Spinning: Story = { args: { view: { state: 'spinning', prizes } } }

/** The prize is drawn and kept; signing up books it. */
export const WonSignUpKeep: Story = {
  args: { view: { state: 'won', prizes, restsOn: 4, keptUntil: '2026-03-09T09:00:00Z' } },
  parameters: { spec: ['§2.18', '§6.5'] },
}

/** This visitor has spun before, and the prize still waits. */
export const AlreadyUsed: Story = {
  args: {
    view: { state: 'alreadyUsed', kept: { prize: prizes[4], until: '2026-03-09T09:00:00Z' } },
  },
}

/** This visitor has spun before, and no prize waits any more. */
export const AlreadyUsedNothingKept: Story = { args: { view: { state: 'alreadyUsed' } } }

/** The settings say that there is no free spin. */
export const NotAvailable: Story = { args: { view: { state: 'notAvailable' } }, parameters: { spec: ['§2.18', '§3.1'] } }

/** By keyboard: one press spins. */
export const SpunByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Spin the wheel' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSpin).toHaveBeenCalledOnce()
  },
}
