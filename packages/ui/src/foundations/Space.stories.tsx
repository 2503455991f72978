import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../kit/Text/Text.tsx'
import { breakpoints, contentWidth, radius, space, touchTarget } from '../theme/tokens.ts'
import { GuidePage, GuideSection } from './GuidePage.tsx'
import * as styles from './Space.css.ts'

const entries = <K extends string>(of: Readonly<Record<K, number>>) => Object.entries<number>(of) as [K, number][]

const SpaceAndRadius = () => (
  <GuidePage
    title="Space and radius"
    lead="Distance says what belongs together. A step is named, and a part is placed by its caller with a name."
  >
    <GuideSection title="Space">
      <ul>
        {entries(space).map(([name, px]) => (
          <li key={name} className={styles.row}>
            <Text as="span" weight="strong">
              {name}
            </Text>
            <Text as="span" size="small" tone="soft" align="end" isTabular>
              {px}
            </Text>
            <span className={styles.bars[name]} />
          </li>
        ))}
      </ul>
    </GuideSection>
    <GuideSection
      title="Radius"
      words="Small for what stands inside something, medium for controls, large for surfaces, full for what is round."
    >
      <ul className={styles.shapes}>
        {entries(radius).map(([name, px]) => (
          <li key={name}>
            <div className={styles.corners[name]} />
            <Text weight="strong">{name}</Text>
            <Text size="small" tone="soft" isTabular>
              {px}
            </Text>
          </li>
        ))}
      </ul>
    </GuideSection>
    <GuideSection
      title="Room for a finger, and for a page"
      words={`Nothing that is touched is smaller than ${touchTarget} pixels. Content is at most ${contentWidth} wide; the layouts change at ${Object.values(breakpoints).join(' and ')}.`}
    >
      <div className={styles.touch}>
        <Text as="span" size="small" isTabular>
          {touchTarget}
        </Text>
      </div>
    </GuideSection>
  </GuidePage>
)

const meta = { title: 'Foundations/Space and radius', component: SpaceAndRadius, tags: ['!autodocs'] } satisfies Meta<typeof SpaceAndRadius>
export default meta

export const SpaceAndRadiusScale: StoryObj<typeof meta> = { name: 'Space and radius' }
