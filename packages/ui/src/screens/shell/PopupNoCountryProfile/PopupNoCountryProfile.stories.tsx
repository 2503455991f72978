import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const meta = {
  ...popupStories(
    { kind: 'noCountryInProfile' },
    pageBehind({
      title: 'Withdraw',
      intro: 'Withdraw your prize tokens.',
      facts: [
        { term: 'Country', value: 'Not chosen' },
        { term: 'Provider', value: 'Bank transfer' },
      ],
    }),
  ),
  title: 'Screens/Shell/Popup No Country Profile',
  parameters: { spec: '§8.10' },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The player wants to withdraw, and the profile does not say where they live. */
export const Shown: Story = { tags: ['day'] }
