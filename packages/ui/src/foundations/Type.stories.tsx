import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../kit/Text/Text.tsx'
import { type } from '../theme/tokens.ts'
import { GuidePage, GuideSection } from './GuidePage.tsx'
import * as styles from './Type.css.ts'

const texts = {
  tiny: 'Expires March 31',
  small: 'You may cancel until the review starts.',
  body: 'Your withdrawal of 1,200 prize tokens is being reviewed.',
  lead: 'A game session takes one kind of token, chosen before it opens.',
  large: 'Proof of address',
} as const satisfies Record<keyof typeof type.text, string>
const displays = { title: 'Confirm your email', headline: 'Moonlit Tides', hero: '12,345.00' } as const satisfies Record<
  keyof typeof type.display,
  string
>

type SizeName = keyof typeof texts | keyof typeof displays

const Sample = ({ name, isDisplay, children }: { name: SizeName; isDisplay: boolean; children: string }) => {
  const [px, leading] = { ...type.text, ...type.display }[name]
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Text as="span" size="small" tone="soft" isTabular>
          {px} on {leading}
        </Text>
      </div>
      <span className={isDisplay ? `${styles.text[name]} ${styles.display}` : styles.text[name]}>{children}</span>
    </li>
  )
}

const entries = <K extends string>(of: Readonly<Record<K, string>>) => Object.entries<string>(of) as [K, string][]

const TypeScale = () => (
  <GuidePage
    title="Type"
    lead="Five sizes for text, three for display, and nothing between them. They grow with the reader's own font size."
  >
    <GuideSection title="Text" words="Geist, in two weights. Digits that change or stand in columns are of one width.">
      <ul>
        {entries(texts).map(([name, words]) => (
          <Sample key={name} name={name} isDisplay={false}>
            {words}
          </Sample>
        ))}
      </ul>
    </GuideSection>
    <GuideSection title="Display" words="Bricolage Grotesque, for headings and for the one number that a screen is about.">
      <ul>
        {entries(displays).map(([name, words]) => (
          <Sample key={name} name={name} isDisplay>
            {words}
          </Sample>
        ))}
      </ul>
    </GuideSection>
  </GuidePage>
)

const meta = { title: 'Foundations/Type', component: TypeScale, tags: ['!autodocs'] } satisfies Meta<typeof TypeScale>
export default meta

export const Type: StoryObj<typeof meta> = {}
