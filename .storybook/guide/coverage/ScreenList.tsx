import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Surface } from '@lagoon/ui/kit/Surface/Surface'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { MappedState } from '../../../tools/stories/coverageMap.ts'
import { StoryLink } from '../StoryLink.tsx'
import { NothingFound } from './NothingFound.tsx'
import * as styles from './Coverage.css.ts'

const Screen = ({ states }: { states: readonly MappedState[] }) => (
  <Surface padding="even">
    <Heading level={3} size="large">
      {states[0]?.screenName}
    </Heading>
    <ul className={styles.states}>
      {states.map(({ storyId, words, isDrawn, isBeyond, clauses }) => (
        <li key={storyId} className={styles.state}>
          {isDrawn ? (
            <StoryLink storyId={storyId}>{words}</StoryLink>
          ) : (
            <>
              <Text as="span" tone="soft">
                {words}
              </Text>
              <Badge tone="warning">Not drawn</Badge>
            </>
          )}
          <Text as="span" size="tiny" tone="soft">
            {isBeyond ? 'beyond the specification' : clauses.join(' ')}
          </Text>
        </li>
      ))}
    </ul>
  </Surface>
)

/** Capability by capability, screen by screen, in the order of the specification. */
export const ScreenList = ({ states }: { states: readonly MappedState[] }) => {
  if (states.length === 0) return <NothingFound />
  return (
    <Stack gap="wide">
      {[...Map.groupBy(states, ({ capability }) => capability)].map(([capability, ofCapability]) => (
        <Stack key={capability} as="section">
          <Heading level={2}>{capability}</Heading>
          <div className={styles.screens}>
            {[...Map.groupBy(ofCapability, ({ screen }) => screen)].map(([screen, ofScreen]) => (
              <Screen key={screen} states={ofScreen} />
            ))}
          </div>
        </Stack>
      ))}
    </Stack>
  )
}
