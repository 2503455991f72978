import { GuidePage } from '@lagoon/ui/foundations/GuidePage'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { touchTarget } from '@lagoon/ui/theme/tokens'
import * as styles from './guidance.css.ts'

const habits: readonly (readonly [string, string])[] = [
  [
    'Use it without a mouse',
    'Tab reaches everything once, in reading order. Escape closes what opened, and the focus goes back to what opened it.',
  ],
  [
    'See where you are',
    'The focus ring is never taken away. After a step of a form, the focus stands on the heading or on the first field that is wrong.',
  ],
  [
    'Say it twice',
    'Color never says it alone: a shape, a word or an icon says the same. Amounts carry the name of their token for a screen reader.',
  ],
  [
    'A name for everything',
    'A field has a visible label. A button that shows only an icon has a name, and the visible words are in the name of every link.',
  ],
  [
    'Announce what changed',
    'What appears by itself is said: politely, unless somebody must know at once. A balance speaks every ten seconds at most.',
  ],
  [
    'Large fingers, large letters',
    `Nothing to touch is under ${touchTarget} pixels. At 200 % zoom and at 320 pixels nothing is cut off or scrolls sideways.`,
  ],
  [
    'No disabled buttons',
    'Let them press, and say what is missing. Where the law forbids it, a notice with the reason stands in place of the button.',
  ],
  ['Stillness', 'Nothing moves for a person who asks for less motion, and nothing ever blinks.'],
  ['One heading, one main', 'A page has one first heading. Landmarks have names where there are two of a kind.'],
]

/** What axe cannot see, and hands and ears can. */
export const Accessibility = () => (
  <GuidePage
    title="Accessibility habits"
    lead="axe looks at every story in both themes and fails on what it finds. It finds about half. These habits are for the other half."
  >
    <dl className={styles.habits}>
      {habits.map(([habit, how]) => (
        <div key={habit} className={styles.habit}>
          <dt>
            <Text as="span" weight="strong">
              {habit}
            </Text>
          </dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  </GuidePage>
)
