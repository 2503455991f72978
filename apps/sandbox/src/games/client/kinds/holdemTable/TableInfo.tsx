import { handRankings } from '@lagoon/contract/lobby/enums'
import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import type { HoldemTableFacts } from '../../../rules/holdemTable/holdemTable.ts'
import { PayTable } from '../../chrome/PayTable.tsx'
import { Section } from '../../chrome/Section.tsx'
import type { InfoProps } from '../kind.ts'
import { amount } from './words.ts'

/** What the table is played for, and which hand beats which. */
export const TableInfo = ({ facts: json }: InfoProps) => {
  const { seats, smallBlind, bigBlind, buyIn } = json as unknown as HoldemTableFacts
  return (
    <>
      <Section title="The table">
        <PayTable
          caption="Stakes and buy-in"
          head={['', 'Tokens']}
          rows={[
            ['Seats', String(seats)],
            ['Blinds', `${amount(smallBlind)} and ${amount(bigBlind)}`],
            ['Buy-in', `${amount(buyIn.min)} to ${amount(buyIn.max)}`],
          ]}
        />
      </Section>
      <Section title="Hands">
        <PayTable
          caption="From highest to lowest"
          head={['Place', 'Hand']}
          rows={handRankings
            .map((ranking) => handNames[ranking])
            .toReversed()
            .map((name, at) => [String(at + 1), name])}
        />
      </Section>
    </>
  )
}
