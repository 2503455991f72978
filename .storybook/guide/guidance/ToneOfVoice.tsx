import { errorTexts } from '@lagoon/contract/problems/texts'
import { GuidePage, GuideSection } from '@lagoon/ui/foundations/GuidePage'
import { Text } from '@lagoon/ui/kit/Text/Text'
import * as styles from './guidance.css.ts'

interface Wording {
  readonly why: string
  readonly instead: string
  readonly better: string
}

const wordings: readonly Wording[] = [
  {
    why: 'Say what happened, what it means for the tokens, and the next step.',
    instead: 'Error: withdrawal rejected.',
    better: 'Your prize tokens stay in your balance. Choose another method, or ask our support team about this one.',
  },
  {
    why: 'Never blame.',
    instead: 'You entered an invalid password!',
    better: 'The name or the password is not right. Please check both.',
  },
  {
    why: 'Never hurry. A countdown is shown only where something really ends.',
    instead: 'Last chance! Claim now before it is gone!',
    better: 'Valid until 31 March.',
  },
  {
    why: 'Losses as plainly as wins.',
    instead: 'So close! Spin again?',
    better: 'Bet 2.00, win 0.00.',
  },
  {
    why: 'Promise nothing that another has to keep.',
    instead: 'Your refund arrives in one to two days.',
    better: 'The provider has not confirmed the payment yet. You may leave this page: we tell you when it has.',
  },
  {
    why: 'A button says what it does.',
    instead: 'OK',
    better: 'Log out others and log in',
  },
]

/** How the house speaks, by pairs. */
export const ToneOfVoice = () => (
  <GuidePage title="Tone of voice" lead="Plain, short, specific. A friend at the desk who knows the rules, and has time.">
    {wordings.map(({ why, instead, better }) => (
      <GuideSection key={why} title={why}>
        <div className={styles.pair}>
          <div className={styles.instead}>
            <Text size="small" tone="danger" weight="strong">
              Not so
            </Text>
            <Text>{instead}</Text>
          </div>
          <div className={styles.better}>
            <Text size="small" tone="success" weight="strong">
              So
            </Text>
            <Text>{better}</Text>
          </div>
        </div>
      </GuideSection>
    ))}
    <GuideSection
      title="Letter for letter"
      words="The specification quotes these. They stand as they are, in one file, and are not improved."
    >
      <ul className={styles.decisions}>
        {[errorTexts.offline, errorTexts.lobbyOffline, errorTexts.internal, errorTexts.chunk].map((text) => (
          <li key={text} className={styles.decision}>
            <Text>{text}</Text>
          </li>
        ))}
      </ul>
    </GuideSection>
  </GuidePage>
)
