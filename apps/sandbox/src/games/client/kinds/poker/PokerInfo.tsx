import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import type { HandPays, HousePokerFacts } from '../../../rules/housePoker/facts.ts'
import { Figures } from '../../chrome/Figures.tsx'
import { PayTable } from '../../chrome/PayTable.tsx'
import { Section } from '../../chrome/Section.tsx'
import type { InfoProps } from '../kind.ts'

const linesOf = (rows: HandPays['rows'], other: boolean) => [
  ...rows.map(({ hand, times }) => [handNames[hand], `${times} to 1`]),
  ...(other ? [['Any other hand', '1 to 1']] : []),
]

/** Figures and pay tables of a game of poker against the house. */
export const PokerInfo = ({ facts: json }: InfoProps) => {
  const { figures, tables, side } = json as unknown as HousePokerFacts
  return (
    <>
      <Figures figures={figures} />
      <Section title="What your hand pays">
        {tables.map(({ name, rows, hasOthers }) => (
          <PayTable key={name} caption={name} head={['Your hand', 'Pays']} rows={linesOf(rows, hasOthers)} />
        ))}
        {side && <PayTable caption={side.name} head={['Your cards', 'Pays']} rows={linesOf(side.rows, false)} />}
      </Section>
    </>
  )
}
