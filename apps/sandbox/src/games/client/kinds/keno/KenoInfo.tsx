import { formatMinor } from '@lagoon/contract/money/money'
import type { KenoFacts } from '../../../rules/keno/keno.ts'
import { PayTable } from '../../chrome/PayTable.tsx'
import { Section } from '../../chrome/Section.tsx'
import type { InfoProps } from '../kind.ts'

/** What so many hits pay for a bet. */
export const payOf = (stake: bigint, hundredths: number): string => formatMinor((stake * BigInt(hundredths)) / 100n, 'always')

/** The pay table for every number of picks, at the chosen bet. */
export const KenoInfo = ({ facts, stake }: InfoProps) => {
  const { payTables } = facts as unknown as KenoFacts
  return (
    <Section title={`What a bet of ${formatMinor(stake, 'always')} pays`}>
      {Object.entries(payTables).map(([picks, pays]) => (
        <PayTable
          key={picks}
          caption={picks === '1' ? '1 pick' : `${picks} picks`}
          head={['Hits', 'Pays']}
          rows={Object.entries(pays).map(([hits, hundredths]) => [hits, payOf(stake, hundredths)])}
        />
      ))}
    </Section>
  )
}
