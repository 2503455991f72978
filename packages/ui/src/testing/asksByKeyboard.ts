import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Given = Pick<StoryContext, 'canvas' | 'userEvent'> & { readonly args: { readonly onRequest: () => void } }

/** Play of a way that pays to an id of the profile: it is shown, and one press requests the withdrawal. */
export const asksByKeyboard =
  (id: string) =>
  async ({ canvas, userEvent, args }: Given): Promise<void> => {
    await expect(canvas.getByText(id)).toBeVisible()
    canvas.getByRole('button', { name: 'Request withdrawal' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRequest).toHaveBeenCalledOnce()
  }
