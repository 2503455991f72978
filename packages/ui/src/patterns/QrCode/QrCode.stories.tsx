import type { Meta, StoryObj } from '@storybook/react-vite'
import { bitcoinFor, bitcoinUri } from '@lagoon/contract/demo/bitcoin'
import { demoPackages } from '@lagoon/contract/demo/packages'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { sizes } from './QrCode.css.ts'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Patterns/QrCode',
  component: QrCode,
  args: { value: 'https://lagoon.example/download', label: 'QR code to open this page on your phone' },
  argTypes: { size: { control: 'inline-radio', options: sizes } },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Three sizes; dark on light in every theme, with the empty edge that readers need. */
export const Matrix: Story = {
  render: (args) => (
    <Stack direction="row" gap="roomy" align="end" isWrapping>
      {sizes.map((size) => (
        <QrCode key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

/** The address of a payment with its amount: more data, smaller modules, still crisp. */
export const LongValue: Story = {
  args: {
    size: 'large',
    value: `${bitcoinUri(bitcoinFor(demoPackages.harbor.price).amount)}&label=Lagoon%20order%20pay-7f3a&message=Harbor%20package`,
    label: 'QR code of the payment address',
  },
}

/** It is a picture with a name, and other data draw another one. */
export const DrawnFromData: Story = {
  tags: ['!visual'],
  render: () => (
    <Stack>
      <QrCode value="https://lagoon.example/a" label="first" />
      <QrCode value="https://lagoon.example/b" label="second" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const drawn = (name: string) => canvas.getByRole('figure', { name }).querySelector('path')?.getAttribute('d')
    await expect(drawn('first')).toMatch(/^M4 4h7v1h-7z/)
    await expect(drawn('first')).not.toBe(drawn('second'))
  },
}
