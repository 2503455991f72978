import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Given = Pick<StoryContext, 'canvas' | 'userEvent'> & { readonly args: { readonly onSubmit: (details: { id: string }) => void } }

/** Play of a way that pays to an id of the profile: what one press asks for is the id that is shown. */
export const asksByKeyboard =
  (id: string) =>
  async ({ canvas, userEvent, args }: Given): Promise<void> => {
    await expect(canvas.getByText(id)).toBeVisible()
    canvas.getByRole('button', { name: 'Request withdrawal' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ id })
  }
