import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { photoSample } from '../../../patterns/FileUpload/photoSample.ts'
import { ProfilePhoto } from './ProfilePhoto.tsx'

const meta = {
  title: 'Screens/Account/Profile Photo',
  component: ProfilePhoto,
  args: { view: { state: 'none' }, displayName: 'marina_at_sea', onSelect: fn(), onCancel: fn(), onRemove: fn(), onRetry: fn() },
  parameters: { spec: ['§2.21', '§5.6'] },
} satisfies Meta<typeof ProfilePhoto>
export default meta
type Story = StoryObj<typeof meta>

/** The player has no photo; the letters of the display name stand in. */
export const None: Story = {}

/** The photo holds; it can be replaced or taken away. */
export const Set: Story = { tags: ['day'], args: { view: { state: 'set', url: photoSample } } }

/** The phone saved the photo in a format of its own; nothing was sent. */
export const WrongType: Story = {
  args: { view: { state: 'refused', fault: 'wrongType', fileName: 'IMG_2214.heic', bytes: 1_412_304 } },
}

/** The photo came straight from a camera and is too large; the one before stays. */
export const Over2Mb: Story = {
  args: { view: { state: 'refused', fault: 'tooLarge', fileName: 'harbor-at-dawn.jpg', bytes: 5_033_164, url: photoSample } },
}

/** The photo is on its way, more than half of it there. */
export const Uploading: Story = {
  args: { view: { state: 'uploading', fileName: 'harbor-at-dawn.jpg', previewUrl: photoSample, progress: 0.62 } },
}

/** The connection broke on the way; the file is still here to be sent again. */
export const Failed: Story = { args: { view: { state: 'failed', fileName: 'harbor-at-dawn.jpg', previewUrl: photoSample } } }

/** The photo is taken away by keyboard. */
export const RemovedByKeyboard: Story = {
  ...Set,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Choose a different photo' }).focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** The same file is sent once more. */
export const RetriedByKeyboard: Story = {
  ...Failed,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
