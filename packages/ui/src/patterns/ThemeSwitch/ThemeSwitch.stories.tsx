import type { Meta, StoryObj } from '@storybook/react-vite'
import { themeChoices as domainChoices } from '@lagoon/contract/shell/enums'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ThemeSwitch, themeChoices } from './ThemeSwitch.tsx'

const Held = (args: Parameters<typeof ThemeSwitch>[0]) => {
  const [theme, setTheme] = useState(args.theme)
  return (
    <ThemeSwitch
      theme={theme}
      onTheme={(choice) => {
        setTheme(choice.theme)
        args.onTheme(choice)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/ThemeSwitch',
  component: ThemeSwitch,
  args: { theme: 'night', onTheme: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!visual'] }

export const Matrix: Story = { args: { theme: 'device' } }

/** The arrow keys move the choice, and each move is told. */
export const ChosenByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Night' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onTheme).toHaveBeenLastCalledWith({ theme: 'day' })
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
  },
}

/** The patterns know no domain, so they keep a list of their own; here both are proved to be one. */
export const ChoicesAreTheDomains: Story = {
  tags: ['!visual'],
  play: async () => {
    await expect([...themeChoices]).toEqual([...domainChoices])
  },
}
