import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../kit/Stack/Stack.tsx'
import { Surface } from '../kit/Surface/Surface.tsx'
import { levels } from '../kit/Surface/Surface.css.ts'
import { Text } from '../kit/Text/Text.tsx'
import { GuidePage, GuideSection } from './GuidePage.tsx'

type Level = (typeof levels)[number]

const uses: Readonly<Record<Level, string>> = {
  sunken: 'What stands behind: balances, facts, the reels of a game.',
  surface: 'The page itself.',
  raised: 'What belongs together on the page: a card, a panel, a row of facts.',
  overlay: 'What stands over the page for a while: a dialog, a menu, a toast.',
}

const Nested = ({ of: [level, ...inner] }: { of: readonly Level[] }) =>
  level && (
    <Surface level={level} padding="roomy">
      <Stack gap="even">
        <Text weight="strong">{level}</Text>
        <Nested of={inner} />
      </Stack>
    </Surface>
  )

const Elevation = () => (
  <GuidePage
    title="Elevation"
    lead="Four levels, told apart by tint and a line of one pixel. Only what floats casts a shadow, on the page it covers."
  >
    <GuideSection title="What stands where">
      <Stack as="ul" gap="close">
        {levels.map((level) => (
          <li key={level}>
            <Surface level={level} padding="even">
              <Text weight="strong">{level}</Text>
              <Text size="small" tone="soft">
                {uses[level]}
              </Text>
            </Surface>
          </li>
        ))}
      </Stack>
    </GuideSection>
    <GuideSection
      title="One on another"
      words="Each level is told from the one below it by its tint, and where two tints are one, by its line."
    >
      <Nested of={levels} />
    </GuideSection>
  </GuidePage>
)

const meta = { title: 'Foundations/Elevation', component: Elevation, tags: ['!autodocs'] } satisfies Meta<typeof Elevation>
export default meta

/** In both themes, since this is where they differ most. */
export const Matrix: StoryObj<typeof meta> = { name: 'Elevation' }
