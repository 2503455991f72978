import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../../kit/Avatar/Avatar.tsx'
import { Button } from '../../kit/Button/Button.tsx'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { FileUpload } from './FileUpload.tsx'
import { photoSample } from './photoSample.ts'
import { RoundPhoto } from './RoundPhoto.tsx'

const meta = {
  title: 'Patterns/FileUpload',
  component: FileUpload,
  args: {
    label: 'Profile photo',
    description: 'JPG or PNG, up to 2 MB.',
    accept: ['image/jpeg', 'image/png'],
    preview: <Avatar name="marina_at_sea" size="large" />,
    chooseLabel: 'Choose a photo',
    onSelect: fn(),
    onCancel: fn(),
  },
  argTypes: { preview: { control: false }, actions: { control: false } },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const photo = <RoundPhoto src={photoSample} alt="Your photo" />

/** Nothing yet, a file that holds, one that was refused, one on its way, and one whose way is not known. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="roomy">
      <FileUpload {...args} />
      <FileUpload {...args} preview={photo} chooseLabel="Choose a different photo" actions={<Button weight="quiet">Remove</Button>} />
      <FileUpload {...args} error="“harbor.heic” isn’t a JPG or PNG. Choose a different file." />
      <FileUpload {...args} preview={photo} upload={{ fileName: 'harbor.jpg', progress: 0.62 }} />
      <FileUpload {...args} preview={photo} upload={{ fileName: 'IMG_20260214_183311_portrait_mode_edited_final_version_2.jpeg' }} />
    </Stack>
  ),
}

/** The button opens the chooser of the device, and is read with what is taken. */
export const ChosenByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const choose = canvas.getByRole('button', { name: 'Choose a photo' })
    await expect(choose).toHaveAccessibleDescription('JPG or PNG, up to 2 MB.')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png')
    const file = new File(['…'], 'harbor.jpg', { type: 'image/jpeg' })
    if (input) await userEvent.upload(input, file)
    await expect(args.onSelect).toHaveBeenCalledWith({ file })
  },
}

/** What is under way can be called off. */
export const CancelledByKeyboard: Story = {
  tags: ['!visual'],
  args: { upload: { fileName: 'harbor.jpg', progress: 0.62 } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Cancel upload' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
