import type { GameFacts } from '@lagoon/domain/lobby/lobby.state'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { formatTokens } from '../../patterns/TokenAmount/formatTokens.ts'
import { figures } from './figures.css.ts'
import * as styles from './GamePage.css.ts'

const volatilityNames = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' } as const

const figuresOf = (facts: GameFacts): readonly (readonly [label: string, value: string])[] => [
  ['Return to player', facts.returnToPlayerBp === undefined ? 'Not certified' : `${(facts.returnToPlayerBp / 100).toFixed(2)}%`],
  ...(facts.volatility ? [['Volatility', volatilityNames[facts.volatility]] as const] : []),
  ...(facts.minStake !== undefined && facts.maxStake !== undefined
    ? [['Bet', `${formatTokens(facts.minStake, 'fixed')} to ${formatTokens(facts.maxStake, 'full')}`] as const]
    : []),
  ...(facts.paylines ? [['Lines', String(facts.paylines)] as const] : []),
]

/** The figures and the rules of a game. */
export const GameAbout = ({ facts }: { facts: GameFacts }) => (
  <div className={styles.about}>
    <section aria-labelledby="game-figures">
      <Heading level={2} size="large" id="game-figures" place={{ marginBlockEnd: 'close' }}>
        Game stats
      </Heading>
      <dl className={figures}>
        {figuresOf(facts).map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <Text as="dt" size="small" tone="soft">
              {label}
            </Text>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.returnToPlayerBp !== undefined && (
        <Text size="small" tone="soft" place={{ marginBlockStart: 'snug' }}>
          Return to player is the average a game pays back over a very large number of rounds. A single session can be very different.
        </Text>
      )}
    </section>
    {facts.rules.length > 0 && (
      <section aria-labelledby="game-rules">
        <Heading level={2} size="large" id="game-rules" place={{ marginBlockEnd: 'close' }}>
          Rules
        </Heading>
        <ol className={styles.rules}>
          {facts.rules.map((rule) => (
            <li key={rule} className={styles.rule}>
              {rule}
            </li>
          ))}
        </ol>
      </section>
    )}
  </div>
)
