import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalog } from '@lagoon/contract/demo/catalog'
import type { GameType } from '@lagoon/contract/lobby/enums'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { Select, type SelectProps } from './Select.tsx'

const gamesOf = (type: GameType): string => `${catalog.filter((game) => game.type === type).length} games`
const kinds = [
  { id: 'slot', label: 'Slots', detail: gamesOf('SLOT') },
  { id: 'keno', label: 'Keno', detail: gamesOf('KENO') },
  { id: 'fish', label: 'Fish', detail: gamesOf('FISH') },
  { id: 'poker', label: 'Poker', detail: gamesOf('POKER') },
]

const Kept = ({ onChange, ...props }: SelectProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id)
        onChange(id)
      }}
    />
  )
}

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: { label: 'Kind of game', options: kinds, value: null, onChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ options, onChange }) => (
    <Stack gap="roomy">
      <Select label="Kind of game" options={options} value={null} onChange={onChange} />
      <Select label="Kind of game" options={options} value="keno" onChange={onChange} isRequired />
      <Select
        label="Kind of game"
        description="We show these first."
        options={options}
        value={null}
        onChange={onChange}
        error="Choose a kind of game."
      />
    </Stack>
  ),
}

/** Open: the option with the focus is framed, the chosen one ticked. */
export const ForcedColors: Story = {
  ...forcedColors,
  args: { value: 'fish' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('option', { name: `Fish ${gamesOf('FISH')}` })).toHaveFocus())
  },
}

/** The list stands over the page, the chosen one is ticked. */
export const Open: Story = {
  args: { value: 'fish' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('option', { name: `Fish ${gamesOf('FISH')}` })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Space opens, letters and arrows go to one, Enter takes it and the focus is back. */
export const ChosenByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await screen.findByRole('listbox')
    await userEvent.keyboard('p{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('poker')
    await expect(canvas.getByRole('button')).toHaveTextContent('Poker')
  },
}
