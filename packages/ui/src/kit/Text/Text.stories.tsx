import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { sizes, tones } from './Text.css.ts'
import { Text } from './Text.tsx'

const meta = {
  title: 'Kit/Text',
  component: Text,
  args: { children: 'Your win of 12.40 prize tokens is in your wallet.' },
  argTypes: { size: { control: 'select', options: sizes }, tone: { control: 'select', options: tones } },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The whole scale, and every tone. */
export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap="roomy">
      <Stack gap="snug">
        {sizes.map((size) => (
          <Text key={size} size={size}>
            {children}
          </Text>
        ))}
      </Stack>
      <Stack gap="snug">
        {tones.map((tone) => (
          <Text key={tone} tone={tone} weight="strong">
            {children}
          </Text>
        ))}
      </Stack>
    </Stack>
  ),
}

/** Amounts under each other: with digits of one width the columns stand. */
export const TabularAmounts: Story = {
  render: () => (
    <Stack gap="tight" align="end" place={{ inlineSize: 'content' }}>
      {['1,111,111.11', '98,765.43', '4.00'].map((amount) => (
        <Text key={amount} size="large" isTabular>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
}

/** A word without a break still stays inside its place. */
export const UnbrokenWord: Story = {
  render: () => (
    <div style={{ maxWidth: '10rem' }}>
      <Text>Transaction_9f8e7d6c5b4a39281706f5e4d3c2b1a0</Text>
    </div>
  ),
}
