import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { findDialog } from './findDialog.ts'

type Given = Pick<StoryContext, 'userEvent'> & { readonly args: { readonly onClose: () => void } }

/** Play of an opened dialog: Escape asks once to close it. */
export const closesByEscape =
  (name: string) =>
  async ({ args, userEvent }: Given): Promise<void> => {
    await findDialog('dialog', name)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  }
