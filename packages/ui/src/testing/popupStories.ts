import type { Decorator } from '@storybook/react-vite'
import type { Popup } from '@lagoon/domain/shell/popups/popup.state'
import { fn } from 'storybook/test'
import { Popups } from '../screens/shell/Popups.tsx'

/** What the stories of every popup share: it came up over a page, and the player decides. */
export const popupStories = (shown: Popup, behind: Decorator) => ({
  component: Popups,
  args: { queue: [shown], onDecide: fn() },
  decorators: [behind],
})
