import { formatMinor } from '@lagoon/contract/money/money'
import { chanceInWords, type FishFacts } from '../../../rules/fish/fish.ts'
import { Figures } from '../../chrome/Figures.tsx'
import { PayTable } from '../../chrome/PayTable.tsx'
import { Section } from '../../chrome/Section.tsx'
import type { InfoProps } from '../kind.ts'

/** The figures of the game, and what each fish pays. */
export const FishInfo = ({ facts: json, stake }: InfoProps) => {
  const facts = json as unknown as FishFacts
  return (
    <>
      <Section title="Figures">
        <Figures figures={facts.figures} />
      </Section>
      <Section title="What the fish pay">
        <PayTable
          caption={`For a bet of ${formatMinor(stake, 'always')}`}
          head={['Fish', 'Times the bet', 'A catch pays', 'Chance of a catch']}
          rows={facts.targets.map(({ name, pays, chance }) => [
            name,
            `${pays}×`,
            formatMinor(stake * BigInt(pays), 'always'),
            chanceInWords(chance),
          ])}
        />
      </Section>
    </>
  )
}
