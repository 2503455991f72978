import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { levels } from './Surface.css.ts'
import { Surface } from './Surface.tsx'

const meta = {
  title: 'Kit/Surface',
  component: Surface,
  args: { children: 'Something to stand on' },
  argTypes: { level: { control: 'select', options: levels } },
} satisfies Meta<typeof Surface>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Four levels by tint and a line, and how much room each padding leaves. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {levels.map((level) => (
        <Surface key={level} level={level}>
          <Text weight="strong">{level}</Text>
          <Text tone="soft">Quiet words keep their contrast here.</Text>
        </Surface>
      ))}
      {(['even', 'roomy', 'wide'] as const).map((padding) => (
        <Surface key={padding} padding={padding}>
          <Text>{padding}</Text>
        </Surface>
      ))}
    </Stack>
  ),
}

/** A part of the page with a name of its own. */
export const NamedSection: Story = {
  render: () => (
    <Surface as="section" labelledBy="limits">
      <Heading level={2} size="large" id="limits">
        Your limits
      </Heading>
      <Text tone="soft">You have set none.</Text>
    </Surface>
  ),
}
