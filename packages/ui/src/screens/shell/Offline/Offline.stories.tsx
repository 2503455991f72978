import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Offline } from './Offline.tsx'

const meta = {
  title: 'Screens/Shell/Offline',
  component: Offline,
  parameters: { spec: '§8.6' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ padding: '9rem 1rem 1.5rem', maxWidth: '80rem', marginInline: 'auto' }}>
          <Heading level={1}>Slot history</Heading>
          <Text tone="soft">Open a round to see its reels and winning lines.</Text>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Offline>
export default meta
type Story = StoryObj<typeof meta>

/** The phone lost its connection; the player keeps what is on the screen and is told that it may be old. */
export const DeviceOfflineBanner: Story = { tags: ['day'] }

/** Far down on a long page it stands where the player looks. */
export const InViewOnALongPage: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div style={{ blockSize: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const { top, bottom } = canvas.getByRole('status').getBoundingClientRect()
    await expect(top).toBeGreaterThan(0)
    await expect(bottom).toBeLessThan(window.innerHeight)
    window.scrollTo(0, 0)
  },
}
