import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { Action } from '../Action/Action.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { widths } from './ScreenFrame.css.ts'

const meta = {
  title: 'Patterns/ScreenFrame',
  component: ScreenFrame,
  args: {
    title: 'Transactions',
    intro: 'Your purchases, rewards, tips, and withdrawals, newest first.',
    children: (
      <Surface>
        <Text>The rows stand here.</Text>
      </Surface>
    ),
  },
  argTypes: { width: { control: 'inline-radio', options: widths } },
} satisfies Meta<typeof ScreenFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Three widths; a way back and actions where a screen has them. Words too long for one line with the actions break beside them, except on a phone. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <ScreenFrame {...args} title="Send a tip" width="narrow" actions={<Action href="/tips">Your tips</Action>} />
      <ScreenFrame {...args} title="Buy Harbor" width="regular" back={{ href: '/packages', label: 'All packages' }} />
      <ScreenFrame {...args} actions={<Action href="/packages">Buy tokens</Action>} />
    </Stack>
  ),
  // Three frames in one document have three main headings; a screen has one.
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
}
