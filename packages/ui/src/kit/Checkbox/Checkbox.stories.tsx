import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

const Kept = ({ onChange, ...props }: CheckboxProps) => {
  const [isSelected, setSelected] = useState(props.isSelected)
  return (
    <Checkbox
      {...props}
      isSelected={isSelected}
      onChange={(value) => {
        setSelected(value)
        onChange(value)
      }}
    />
  )
}

const terms = (
  <>
    I accept the <Link href="/terms">Terms of Use</Link> and the <Link href="/privacy-policy">Privacy Policy</Link>.
  </>
)

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { isSelected: false, onChange: fn(), children: 'I am 18 or older.' },
  argTypes: { children: { control: 'text' } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ onChange, children }) => (
    <div>
      <Checkbox isSelected={false} onChange={onChange}>
        {children}
      </Checkbox>
      <Checkbox isSelected onChange={onChange}>
        {children}
      </Checkbox>
      <Checkbox isSelected={false} onChange={onChange} description="About once a month. You can stop it in your profile.">
        Email me special offers.
      </Checkbox>
      <Checkbox isSelected={false} onChange={onChange} error="Accept the Terms of Use and Privacy Policy to create an account.">
        {terms}
      </Checkbox>
    </div>
  ),
}

/** The ticked one is ticked by the browser itself. */
export const ForcedColors: Story = {
  ...Matrix,
  ...forcedColors,
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

/** A link inside the statement opens and does not tick the box; the words beside it do. */
export const LinkInTheStatement: Story = {
  args: { children: terms },
  play: async ({ canvas, userEvent, args }) => {
    const followed = fn((event: Event) => event.preventDefault())
    const link = canvas.getByRole('link', { name: 'Terms of Use' })
    link.addEventListener('click', followed)
    await userEvent.click(link)
    await expect(followed).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText(/I accept the/))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const TickedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'I am 18 or older.' })).toBeChecked()
  },
}
