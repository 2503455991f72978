import type { Decorator } from '@storybook/react-vite'

/** Stands in for the frame of the app, whose `main` holds the screen: without it a reader would find no landmark. */
export const insideMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
)
