import { brand } from '@lagoon/ui/brand'
import { GuidePage, GuideSection } from '@lagoon/ui/foundations/GuidePage'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Surface } from '@lagoon/ui/kit/Surface/Surface'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { ReactNode } from 'react'
import { Code } from '../Code.tsx'
import { StoryLink } from '../StoryLink.tsx'
import * as styles from './Welcome.css.ts'

const Door = ({ title, opens, children }: { title: string; opens: ReactNode; children: ReactNode }) => (
  <Surface padding="roomy">
    <Stack gap="snug">
      <Heading level={3} size="large">
        {title}
      </Heading>
      <Text tone="soft">{children}</Text>
      <Text>{opens}</Text>
    </Stack>
  </Surface>
)

const Way = ({ wanted, children }: { wanted: string; children: ReactNode }) => (
  <div className={styles.way}>
    <dt>
      <Text as="span" weight="strong">
        {wanted}
      </Text>
    </dt>
    <dd>{children}</dd>
  </div>
)

/** The first page: what this is, how it is ordered, where to look for what. */
export const Welcome = () => (
  <GuidePage
    title={`${brand.name}, every state of it`}
    lead="A social casino for the web: games of three studios, five kinds of token, one lobby. Here stands everything a player can meet, each state on its own, with real words and real figures."
  >
    <GuideSection title="Three kinds of stories">
      <div className={styles.doors}>
        <Door title="Kit and patterns" opens={<StoryLink storyId="kit-button--matrix">Look at Button</StoryLink>}>
          What screens are built of. A Playground to try it, a Matrix with all its variants, then one story per meaning or risk.
        </Door>
        <Door title="Screens" opens={<StoryLink storyId="screens-kyc-kyc-outcome--resubmit-needed">Look at a state of KYC</StoryLink>}>
          One story per state of the specification, named after it, with the clause it shows and a sentence about what happened to the
          player.
        </Door>
        <Door title="Flows" opens={<StoryLink storyId="flows-lobby--visitor-lands-in-the-lobby">Look at a journey</StoryLink>}>
          The real routes with the server's answers played to them: proof that an answer leads to its state. Not pictured.
        </Door>
      </div>
    </GuideSection>

    <GuideSection title="Where to look for what">
      <dl className={styles.ways}>
        <Way wanted="A state or a clause">
          <StoryLink storyId="start-here-coverage--everything">Coverage</StoryLink> lists all of them by screen and by clause, searches
          them, and says which are not drawn.
        </Way>
        <Way wanted="A screen">
          Screens in the sidebar, by capability in the order of the product: shell, account, lobby, wallet, withdrawal, KYC, rewards,
          content, support, social. Or press <Code>/</Code> and type.
        </Way>
        <Way wanted="A color, a size, an icon">
          <StoryLink storyId="foundations-colors--night">Foundations</StoryLink>, drawn from the theme's data, with contrast measured.
        </Way>
        <Way wanted="Where an error belongs, how it is worded">
          <StoryLink storyId="guidance-where-an-error-appears--where-an-error-appears">Guidance</StoryLink>, and{' '}
          <StoryLink storyId="guidance-tone-of-voice--tone-of-voice-by-pairs">tone of voice</StoryLink>.
        </Way>
        <Way wanted="To build something new">
          <StoryLink storyId="guidance-adding-something--adding-something">Adding a part, a screen, a state</StoryLink>.
        </Way>
      </dl>
    </GuideSection>

    <GuideSection title="While you look">
      <dl className={styles.ways}>
        <Way wanted="Theme">The brush in the toolbar: night, day, and ember, a re-skin that shows what an operator can change.</Way>
        <Way wanted="Width">The viewport in the toolbar: desktop is 1280 wide, phone 390. Every screen is pictured at both.</Way>
        <Way wanted="Time">
          It is 2 March 2026, nine in the morning, in every story, so that dates and countdowns hold still in pictures.
        </Way>
        <Way wanted="A changed picture">
          Any changed pixel fails <Code>npm run visual</Code> until its new picture is approved, looked at and committed.
        </Way>
      </dl>
    </GuideSection>
  </GuidePage>
)
