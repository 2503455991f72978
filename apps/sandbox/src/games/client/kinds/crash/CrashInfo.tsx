import { formatMinor } from '@lagoon/contract/money/money'
import type { CrashFacts } from '../../../rules/crash/crash.ts'
import { times } from '../../../rules/crash/live.ts'
import { Figures } from '../../chrome/Figures.tsx'
import { PayTable } from '../../chrome/PayTable.tsx'
import { Section } from '../../chrome/Section.tsx'
import type { InfoProps } from '../kind.ts'

/** The figures of the game, and how often rounds get how far. */
export const CrashInfo = ({ facts: json, stake }: InfoProps) => {
  const facts = json as unknown as CrashFacts
  return (
    <>
      <Section title="Figures">
        <Figures figures={facts.figures} />
      </Section>
      <Section title="How high rounds go">
        <PayTable
          caption="By cash-out multiplier"
          head={['Cash out at', 'Rounds that get there', `Pays for a bet of ${formatMinor(stake, 'always')}`]}
          rows={facts.reached.map(([multiplier, share]) => [
            times(multiplier),
            share,
            formatMinor((stake * BigInt(multiplier)) / 100n, 'always'),
          ])}
        />
      </Section>
    </>
  )
}
