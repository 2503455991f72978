import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { ShareLink } from './ShareLink.tsx'

const meta = {
  title: 'Patterns/ShareLink',
  component: ShareLink,
  args: { link: 'https://lagoon.example/register?from=marina_at_sea', isCopied: false, onCopy: fn(), onShare: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** To be copied, copied, and on a device that shares nothing. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="roomy">
      <ShareLink {...args} />
      <ShareLink {...args} isCopied />
      <ShareLink link={args.link} isCopied={false} onCopy={args.onCopy} />
    </Stack>
  ),
}

/** A long link breaks anywhere and is never cut. */
export const LongLink: Story = {
  args: { link: `https://lagoon.example/register?from=${'the_most_patient_lighthouse_keeper_of_the_northern_shore'.repeat(2)}` },
}

/** Both ways by keyboard. */
export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}
