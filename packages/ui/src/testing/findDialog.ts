import { expect, screen, waitFor } from 'storybook/test'

/** The dialog with this name, once it is seen and holds the focus: a key that is pressed before goes nowhere. */
export const findDialog = async (role: 'dialog' | 'alertdialog', name: string): Promise<HTMLElement> => {
  const dialog = await screen.findByRole(role, { name })
  await waitFor(() => {
    expect(dialog).toBeVisible()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  })
  return dialog
}
