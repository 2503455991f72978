import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { KycSteps } from './KycSteps.tsx'

const meta = {
  title: 'Patterns/KycSteps',
  component: KycSteps,
  args: { states: { details: 'done', photos: 'current', address: 'ahead', decision: 'ahead' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KycSteps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** From the first step to the decision, with a document that has to be sent again; and a way without a proof of address. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="broad">
      <KycSteps states={{ details: 'current', photos: 'ahead', address: 'ahead', decision: 'ahead' }} />
      <KycSteps states={{ details: 'done', photos: 'current', address: 'ahead', decision: 'ahead' }} />
      <KycSteps states={{ details: 'done', photos: 'done', address: 'problem', decision: 'ahead' }} />
      <KycSteps states={{ details: 'done', photos: 'done', address: 'done', decision: 'waiting' }} />
      <KycSteps states={{ details: 'done', photos: 'done', address: 'done', decision: 'done' }} />
      <KycSteps states={{ details: 'done', photos: 'done', decision: 'refused' }} />
    </Stack>
  ),
}

/** The step at hand is filled, and the way between the steps is seen. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** What the shapes and hues say is said in words too. */
export const SaidInWords: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Your detailsdone',
      '2ID and selfienext step',
      '3Addressnot started',
      '4Decisionnot started',
    ])
    await expect(steps[1]).toHaveAttribute('aria-current', 'step')
  },
}
