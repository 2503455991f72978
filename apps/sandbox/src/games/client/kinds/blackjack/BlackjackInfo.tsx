import type { BlackjackFacts } from '../../../rules/blackjack/facts.ts'
import { Figures } from '../../chrome/Figures.tsx'
import { PayTable } from '../../chrome/PayTable.tsx'
import { Section } from '../../chrome/Section.tsx'
import type { InfoProps } from '../kind.ts'

/** Figures and pays of a game of blackjack. */
export const BlackjackInfo = ({ facts: json }: InfoProps) => {
  const { figures, pays, side } = json as unknown as BlackjackFacts
  return (
    <>
      <Figures figures={figures} />
      <Section title="What wins pay">
        <PayTable caption="On top of your bet" head={['Won by', 'Pays']} rows={pays} />
        {side && <PayTable caption={side.name} head={['Your first two cards', 'Pays']} rows={side.pays} />}
      </Section>
    </>
  )
}
