import { Text } from '../kit/Text/Text.tsx'
import { leastContrast, measureContrast, type MeasuredContrast } from '../theme/contrast.ts'
import { themes, type ThemeName, type Tokens } from '../theme/tokens.ts'
import { GuidePage, GuideSection } from './GuidePage.tsx'
import * as styles from './Colors.css.ts'

type ColorName = keyof Tokens['color']

const Pair = ({ pair, color }: { pair: MeasuredContrast; color: Tokens['color'] }) => (
  <li className={styles.on}>
    <span className={styles.pair} style={{ color: color[pair.color], backgroundColor: color[pair.on] }}>
      {pair.kind === 'text' ? <span aria-hidden="true">Aa</span> : <span className={styles.sign} aria-hidden="true" />}
    </span>
    <Text as="span" size="tiny" tone="soft">
      {pair.on}
    </Text>
    <Text as="span" size="tiny" weight="strong" tone={pair.isEnough ? 'plain' : 'danger'} isTabular>
      {pair.ratio.toFixed(1)}
      {!pair.isEnough && ' too weak'}
    </Text>
  </li>
)

interface RowProps {
  name: ColorName
  color: Tokens['color']
  pairs: readonly MeasuredContrast[]
}

const Row = ({ name, color, pairs }: RowProps) => (
  <li className={styles.row}>
    <div className={styles.name}>
      <span className={styles.dot} style={{ backgroundColor: color[name] }} />
      <Text as="span" weight="strong">
        {name}
      </Text>
      <Text as="span" size="small" tone="soft">
        {color[name]}
      </Text>
    </div>
    <ul className={styles.pairs} aria-label={`Contrast of ${name}`}>
      {pairs.map((pair) => (
        <Pair key={pair.on} pair={pair} color={color} />
      ))}
    </ul>
  </li>
)

export interface ColorsProps {
  theme: ThemeName
}

/** A theme's colors by what they mean, each on everything it stands on, with the contrast measured there and then. */
export const Colors = ({ theme }: ColorsProps) => {
  const tokens = themes[theme]
  const measured = measureContrast(tokens)
  const byColor = Map.groupBy(measured, ({ color }) => color)
  const names = Object.keys(tokens.color) as ColorName[]
  const rowsOf = (kind: MeasuredContrast['kind']) =>
    names.flatMap((name) => {
      const pairs = (byColor.get(name) ?? []).filter((pair) => pair.kind === kind)
      return pairs.length === 0 ? [] : [<Row key={name} name={name} color={tokens.color} pairs={pairs} />]
    })
  const weakest = (kind: MeasuredContrast['kind']) => Math.min(...measured.filter((m) => m.kind === kind).map((m) => m.ratio)).toFixed(1)
  return (
    <GuidePage
      title="Colors"
      lead="A color is named by what it means, never by its hue. Two themes share the names, so a screen that uses them holds in both."
    >
      <GuideSection title="Grounds and lines" words="What everything else stands on, from the deepest to the nearest, and what divides it.">
        <ul className={styles.grounds}>
          {names
            .filter((name) => !byColor.has(name))
            .map((name) => (
              <li key={name}>
                <div className={styles.ground} style={{ backgroundColor: tokens.color[name] }} />
                <Text weight="strong" place={{ marginBlockStart: 'tight' }}>
                  {name}
                </Text>
                <Text size="small" tone="soft">
                  {tokens.color[name]}
                </Text>
              </li>
            ))}
        </ul>
      </GuideSection>
      <GuideSection
        title="What is read"
        words={`Text needs ${leastContrast.text} to 1 on every ground it stands on. The weakest here has ${weakest('text')}.`}
      >
        <ul className={styles.list}>{rowsOf('text')}</ul>
      </GuideSection>
      <GuideSection
        title="What is seen and pressed"
        words={`Edges of controls, the focus ring and the kinds of token need ${leastContrast.sign} to 1. The weakest here has ${weakest('sign')}.`}
      >
        <ul className={styles.list}>{rowsOf('sign')}</ul>
      </GuideSection>
    </GuidePage>
  )
}
