import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const meta = {
  ...popupStories(
    { kind: 'otherDevices', step: 'ask' },
    pageBehind({
      title: 'Log in',
      intro: 'Welcome back.',
      facts: [{ term: 'Email or display name', value: 'marina_at_sea' }],
    }),
  ),
  title: 'Screens/Shell/Popup Other Devices',
  parameters: { spec: ['§8.10', '§8.5', '§4.7'] },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The account is open on another device; nobody is logged out before the player says so. */
export const Ask: Story = { tags: ['day'] }

/** The player said yes, and the others are being logged out. */
export const LoggingOthersOut: Story = { args: { queue: [{ kind: 'otherDevices', step: 'loggingOthersOut' }] } }

/** The others are still logged in, and so nothing has changed. */
export const Failed: Story = { args: { queue: [{ kind: 'otherDevices', step: 'failed' }] } }
