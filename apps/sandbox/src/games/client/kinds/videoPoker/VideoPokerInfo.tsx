import { formatMinor } from '@lagoon/contract/money/money'
import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import type { VideoPokerFacts } from '../../../rules/videoPoker/videoPoker.ts'
import { Figures } from '../../chrome/Figures.tsx'
import { PayTable } from '../../chrome/PayTable.tsx'
import { Section } from '../../chrome/Section.tsx'
import type { InfoProps } from '../kind.ts'

/** Figures and pay table of a game of video poker at the chosen bet. */
export const VideoPokerInfo = ({ facts: json, stake }: InfoProps) => {
  const { figures, pays } = json as unknown as VideoPokerFacts
  return (
    <>
      <Figures figures={figures} />
      <Section title="Pay table">
        <PayTable
          caption={`For a bet of ${formatMinor(stake, 'always')}`}
          head={['Hand', 'Times the bet', 'Pays']}
          rows={pays.map(({ hand, times }) => [handNames[hand], String(times), formatMinor(stake * BigInt(times), 'always')])}
        />
      </Section>
    </>
  )
}
