import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'
import { findDialog } from '../../../testing/findDialog.ts'

const meta = {
  ...popupStories(
    { kind: 'update' },
    pageBehind({
      title: 'Contact details',
      intro: 'How we reach you and where we send withdrawals.',
      facts: [
        { term: 'City', value: 'Halifax' },
        { term: 'ZIP code', value: 'B3H 4R2' },
      ],
    }),
  ),
  title: 'Screens/Shell/Popup Update',
  parameters: { spec: ['§4.8', '§9.2'] },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** A new version runs on the server while the player fills in nothing; the page asks once and goes no further. */
export const UpdateAvailable: Story = { tags: ['day'] }

/** The player has no country in the profile either; that is said after the update is decided, not on top of it. */
export const OneMorePopupWaitsBehind: Story = { args: { queue: [{ kind: 'update' }, { kind: 'noCountryInProfile' }] } }

/** The player was changing the address; the popup says what a reload would drop, and lets them finish it. */
export const UpdateRequiredWhileFormDirty: Story = { args: { queue: [{ kind: 'update', openForm: 'Contact details' }] } }

/** Escape decides nothing; Enter on the one button does. */
export const DecidedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ userEvent, args }) => {
    await findDialog('alertdialog', 'A new version is available')
    await userEvent.keyboard('{Escape}')
    await expect(args.onDecide).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Update now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecide).toHaveBeenLastCalledWith({ popup: { kind: 'update' }, decision: 'confirm' })
  },
}
