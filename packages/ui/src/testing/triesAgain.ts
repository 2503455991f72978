import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Given = Pick<StoryContext, 'canvas' | 'userEvent'> & { readonly args: { readonly onRetry: () => void } }

/** Play of a screen whose load failed: the player asks again, once, and the picture is left without the focus. */
export const triesAgain = async ({ canvas, userEvent, args }: Given): Promise<void> => {
  const again = canvas.getByRole('button', { name: 'Try again' })
  await userEvent.click(again)
  await expect(args.onRetry).toHaveBeenCalledOnce()
  again.blur()
}
