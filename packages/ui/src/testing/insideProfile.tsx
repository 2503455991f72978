import type { Decorator } from '@storybook/react-vite'
import { root } from '../screens/account/ProfileMasterScreen/ProfileMasterScreen.css.ts'

/** Parameters of a story in the narrowest window that has the tabs beside the screen. */
export const inNarrowProfile = { windowWidth: '64rem' } as const

/**
 * Stands in for the frames of the app and of the profile, without the tabs: on a desktop the screen is as wide as they leave it, on
 * a phone as wide as the window.
 */
export const insideProfile: Decorator = (Story, { parameters }) => (
  <main style={{ maxInlineSize: parameters['windowWidth'] }}>
    <div className={root}>
      <div />
      <div>
        <Story />
      </div>
    </div>
  </main>
)
