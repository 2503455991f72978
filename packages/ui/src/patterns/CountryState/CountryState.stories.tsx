import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { CountryState } from './CountryState.tsx'

/** The lists are fetched when the fields are shown, and a busy machine takes its time. */
const listsCome = { timeout: 15_000 }

interface PlaceProps {
  country: string
  state: string
  countryError?: string
  stateError?: string
  onChange: (place: { country: string; state: string }) => void
}

const Place = ({ countryError, stateError, onChange, ...initial }: PlaceProps) => {
  const [country, setCountry] = useState(initial.country)
  const [state, setState] = useState(initial.state)
  return (
    <div style={{ maxWidth: '40rem' }}>
      <CountryState
        isRequired
        country={{
          value: country,
          error: countryError,
          onChange: (code) => {
            setCountry(code)
            onChange({ country: code, state })
          },
        }}
        state={{
          value: state,
          error: stateError,
          onChange: (code) => {
            setState(code)
            onChange({ country, state: code })
          },
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Patterns/CountryState',
  component: Place,
  args: { country: 'US', state: 'CA', onChange: fn() },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('combobox', { name: 'Country' }, listsCome)
  },
} satisfies Meta<typeof Place>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Chosen, nothing chosen, chosen by half, and refused. The second field is called what people of the country call it. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="roomy">
      <Place {...args} />
      <Place {...args} country="CA" state="BC" />
      <Place {...args} country="NL" state="" />
      <Place {...args} country="" state="" countryError="Choose your country." stateError="Choose your state." />
    </Stack>
  ),
}

/** A part of a name is enough, and the states are those of the country. */
export const FoundByTyping: Story = {
  args: { country: '', state: '' },
  play: async ({ canvas, userEvent, args }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country' }, listsCome)
    country.focus()
    await userEvent.keyboard('cana')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(country).toHaveValue('Canada')
    const state = canvas.getByRole('combobox', { name: 'Province or territory' })
    state.focus()
    await userEvent.keyboard('que{ArrowDown}')
    const shown = await screen.findByRole('option', { name: 'Quebec' })
    // A popover stands in the document a moment before it is placed and seen.
    await waitFor(() => expect(shown).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'CA', state: 'QC' })
  },
}

/** Another country has other states: the one that was chosen is gone. */
export const AnotherCountry: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country' }, listsCome)
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('California')
    await userEvent.clear(country)
    await userEvent.type(country, 'Mexico')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByRole('combobox', { name: 'State or region' })).toHaveValue('')
  },
}
