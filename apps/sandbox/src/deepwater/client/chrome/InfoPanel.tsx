import { formatMinor } from '@lagoon/contract/money/money'
import { Dialog } from '@lagoon/ui/kit/Dialog/Dialog'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { GameInfo } from '../../contract.ts'
import { symbolNames, symbolUrl } from '../art/symbolArt.ts'
import * as styles from './InfoPanel.css.ts'
import { LineMap } from './LineMap.tsx'

export interface InfoPanelProps {
  /** Null when the server did not answer. */
  info: GameInfo | null
  stake: bigint
  onClose: () => void
}
const percent = (bp: number) => `${(bp / 100).toFixed(2)}%`
const counted = (amount: number) => amount.toLocaleString('en')

/** Figures, paytable at the chosen stake, lines and rules. */
export const InfoPanel = ({ info, stake, onClose }: InfoPanelProps) => {
  const amount = (minor: bigint) => formatMinor(minor, 'always')
  return (
    <Dialog title="How Moonlit Tides pays" isOpen onClose={onClose} size="wide">
      {info === null ? (
        <Notice tone="warning">We couldn’t load the paytable. Close this and reload the game.</Notice>
      ) : (
        <Stack gap="roomy">
          <dl className={styles.figures}>
            {(
              [
                ['Return to player', percent(info.returnToPlayerBp)],
                ['Hit rate', percent(info.hitRateBp)],
                ['Rising tide', `1 round in ${counted(info.featureOneIn)}`],
                ['Jackpot', `1 round in ${counted(info.jackpotOneIn)}`],
              ] as const
            ).map(([name, value]) => (
              <div key={name} className={styles.figure}>
                <dt className={styles.figureName}>{name}</dt>
                <dd className={styles.figureValue}>{value}</dd>
              </div>
            ))}
          </dl>
          <Text size="small" tone="soft">
            Long-run averages, calculated exactly from the reels. A single session can be far above or below them.
          </Text>
          <Stack gap="close" as="section">
            <Heading level={3} size="large">
              Paytable for a bet of {amount(stake)}
            </Heading>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Symbol</th>
                  <th scope="col">3 on a line</th>
                  <th scope="col">4</th>
                  <th scope="col">5</th>
                </tr>
              </thead>
              <tbody>
                {info.paytable.map(({ symbol, pays }) => (
                  <tr key={symbol}>
                    <th scope="row" className={styles.symbol}>
                      <img src={symbolUrl(symbol)} alt="" className={styles.picture} />
                      {symbolNames[symbol]}
                    </th>
                    {pays.map((pay) => (
                      <td key={pay}>{amount((BigInt(pay) * stake) / 20n)}</td>
                    ))}
                  </tr>
                ))}
                <tr>
                  <th scope="row" className={styles.symbol}>
                    <img src={symbolUrl('scatter')} alt="" className={styles.picture} />
                    Tide star, anywhere
                  </th>
                  {info.scatter.map(({ count, pay, freeSpins }) => (
                    <td key={count}>
                      {amount(BigInt(pay) * stake)}
                      <span className={styles.extra}>{freeSpins} free spins</span>
                    </td>
                  ))}
                </tr>
                <tr>
                  <th scope="row" className={styles.symbol}>
                    <img src={symbolUrl('moon')} alt="" className={styles.picture} />
                    Jackpot: five plain moons
                  </th>
                  <td colSpan={3}>+ {amount(BigInt(info.jackpotPay) * stake)}</td>
                </tr>
                <tr>
                  <th scope="row" className={styles.symbol}>
                    <img src={symbolUrl('wild')} alt="" className={styles.picture} />
                    Wild wave
                  </th>
                  <td colSpan={3}>wild for all but the tide star</td>
                </tr>
              </tbody>
            </table>
          </Stack>
          <Stack gap="close" as="section">
            <Heading level={3} size="large">
              {info.paylines.length} lines
            </Heading>
            <LineMap paylines={info.paylines} />
          </Stack>
          <Stack gap="close" as="section">
            <Heading level={3} size="large">
              Rules
            </Heading>
            <ol className={styles.rules}>
              {info.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
            <Text size="small" tone="soft">
              {info.name} by {info.provider}
            </Text>
          </Stack>
        </Stack>
      )}
    </Dialog>
  )
}
