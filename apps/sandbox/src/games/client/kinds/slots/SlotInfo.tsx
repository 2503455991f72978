import { formatMinor } from '@lagoon/contract/money/money'
import type { SlotFacts } from '../../../rules/slots/slotView.ts'
import { Figures } from '../../chrome/Figures.tsx'
import * as styles from '../../chrome/InfoPanel.css.ts'
import { Section } from '../../chrome/Section.tsx'
import type { InfoProps } from '../kind.ts'
import { picturesOf } from './art/art.ts'
import { LineMap } from './LineMap.tsx'

const amount = (minor: bigint) => formatMinor(minor, 'always')

/** Figures, pay table at the chosen stake, and lines of a slot. */
export const SlotInfo = ({ gameId, facts: json, stake }: InfoProps) => {
  const facts = json as unknown as SlotFacts
  const { names, counts, units, scatter, jackpot, wild, hold } = facts
  const pictures = picturesOf(gameId)
  const head = (symbol: string, text = names[symbol]) => (
    <th scope="row" className={styles.symbol}>
      <img src={pictures[symbol]} alt="" className={styles.picture} />
      {text}
    </th>
  )
  return (
    <>
      <Figures figures={facts.figures} />
      <Section title={`Pay table for a bet of ${amount(stake)}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Symbol</th>
              {counts.map((count) => (
                <th key={count} scope="col">
                  {count}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.paytable.map(({ symbol, pays }) => (
              <tr key={symbol}>
                {head(symbol)}
                {counts.map((count, index) => (
                  <td key={count}>{amount((BigInt(pays[index] ?? 0) * stake) / BigInt(units))}</td>
                ))}
              </tr>
            ))}
            {scatter && (
              <tr>
                {head(scatter.symbol, `${names[scatter.symbol]}, anywhere`)}
                {counts.map((count) => {
                  const award = scatter.awards.find((one) => String(one.count) === count)
                  return (
                    <td key={count}>
                      {award && amount(BigInt(award.pay) * stake)}
                      {award && award.freeSpins > 0 && <span className={styles.extra}>{award.freeSpins} free spins</span>}
                    </td>
                  )
                })}
              </tr>
            )}
            {hold && (
              <>
                <tr>
                  {head(hold.pearl, `${hold.trigger} or more ${names[hold.pearl]?.toLowerCase()}s are held; each pays`)}
                  <td colSpan={counts.length}>{hold.values.map((value) => amount((BigInt(value) * stake) / BigInt(units))).join(', ')}</td>
                </tr>
                <tr>
                  {head(hold.grower, `Jackpot for filling every position; each ${names[hold.grower]?.toLowerCase()} adds to it`)}
                  <td colSpan={counts.length}>
                    {amount((BigInt(hold.jackpot.start) * stake) / BigInt(units))} to{' '}
                    {amount((BigInt(hold.jackpot.most) * stake) / BigInt(units))}
                  </td>
                </tr>
              </>
            )}
            {jackpot && (
              <tr>
                {head(jackpot.symbol, `Jackpot: a whole line of ${names[jackpot.symbol]}, with no wild`)}
                <td colSpan={counts.length}>+ {amount(BigInt(jackpot.times) * stake)}</td>
              </tr>
            )}
            {wild && (
              <tr>
                {head(wild.symbol)}
                <td colSpan={counts.length}>{wild.text}</td>
              </tr>
            )}
          </tbody>
        </table>
      </Section>
      {facts.paylines.length > 0 && (
        <Section title={`${facts.paylines.length} lines`}>
          <LineMap paylines={facts.paylines} rows={facts.rows} />
        </Section>
      )}
    </>
  )
}
