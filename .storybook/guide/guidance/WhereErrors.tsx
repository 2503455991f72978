import { decideError, type Decision, type Surface as Place } from '@lagoon/domain/errors/catalog'
import { errorTexts } from '@lagoon/contract/problems/texts'
import { GuidePage, GuideSection } from '@lagoon/ui/foundations/GuidePage'
import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Surface } from '@lagoon/ui/kit/Surface/Surface'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import type { ReactNode } from 'react'
import { StoryLink } from '../StoryLink.tsx'
import { errorExamples } from './errorExamples.ts'
import * as styles from './guidance.css.ts'

const Where = ({ title, when, children }: { title: string; when: string; children: ReactNode }) => (
  <Surface padding="roomy">
    <div className={styles.place}>
      <Stack gap="tight">
        <Heading level={3} size="large">
          {title}
        </Heading>
        <Text tone="soft">{when}</Text>
      </Stack>
      {children}
    </div>
  </Surface>
)

const placeNames: Readonly<Record<Place, string>> = {
  nowhere: 'Nowhere',
  screen: 'Its screen',
  toast: 'Toast',
  popup: 'Popup',
  fields: 'Fields',
  lobby: 'Lobby offline',
}
const wordsOf = ({ surface, text, fields = [] }: Decision): string => {
  if (text !== undefined) return text
  if (surface === 'fields') return fields.map(({ message }) => message).join('. ')
  if (surface === 'popup') return 'Asks the player before anything goes on'
  return surface === 'screen' ? 'A state of the screen that asked' : 'The player has nothing to do about it'
}

/** Five places for an error, from the nearest to the loudest, and what the catalog decides. */
export const WhereErrors = () => (
  <GuidePage
    title="Where an error appears"
    lead="As near as possible to what the player did, and no louder than it matters. Go down this list and stop at the first that fits."
  >
    <GuideSection title="Five places">
      <div className={styles.places}>
        <Where title="1. At the field" when="One field has to change. The value stays, the words say what would pass.">
          <TextField label="Zip code" defaultValue="940" error="A zip code has at least 5 characters." />
        </Where>
        <Where
          title="2. In its place"
          when="Part of the page is missing or has to be known, while the rest goes on. It stands until it is no longer true."
        >
          <Notice tone="warning" title="The balances are from 9:41">
            The live line is down. A bet still takes what the server holds.
          </Notice>
        </Where>
        <Where
          title="3. A toast"
          when="What was asked for did not happen, no place on the page is about it, and trying again is all there is to do."
        >
          <div className={styles.toast}>
            <Text weight="strong">{errorTexts.offline}</Text>
          </div>
        </Where>
        <Where title="4. A popup" when="Nothing sensible can go on before the player has decided. One at a time; the others wait.">
          <StoryLink storyId="screens-shell-popup-insufficient-balance--shown">Insufficient balance</StoryLink>
        </Where>
        <Where
          title="5. The whole screen"
          when="What the screen is for has failed or ended. It says what holds now, and brings one way on."
        >
          <Stack gap="tight">
            <StoryLink storyId="screens-wallet-thank-you--failure">Payment declined, on the return page</StoryLink>
            <StoryLink storyId="screens-kyc-kyc-outcome--unsuccessful">Verification unsuccessful</StoryLink>
          </Stack>
        </Where>
      </div>
    </GuideSection>
    <GuideSection
      title="What the catalog decides"
      words="Asked here and now: the same function that the product asks. An operation names the refusals that its screen shows; whatever none names becomes a toast."
    >
      <ul className={styles.decisions}>
        {errorExamples.map(({ what, incident }) => {
          const decision = decideError(incident)
          return (
            <li key={what} className={styles.decision}>
              <Text as="span">{what}</Text>
              <span>
                <Badge tone={decision.surface === 'nowhere' ? 'neutral' : 'accent'}>{placeNames[decision.surface]}</Badge>
              </span>
              <Text as="span" size="small" tone="soft">
                {wordsOf(decision)}
                {decision.next === 'home' && ' Goes home.'}
                {decision.next === 'endSession' && ' Logs out.'}
              </Text>
            </li>
          )
        })}
      </ul>
    </GuideSection>
    <Notice title="Never show the server's inside">
      A text of the server is shown only where the specification lets it speak, always as plain text. A number, a code or the name of an
      exception is never the player's concern.
    </Notice>
  </GuidePage>
)
