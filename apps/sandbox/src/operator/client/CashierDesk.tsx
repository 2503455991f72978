import { useState } from 'react'
import {
  couponSwitches,
  packageSwitches,
  type CouponSwitch,
  type PackageSwitch,
  type SwitchedTerms,
} from '@lagoon/contract/wire/operator/cashierSwitches'
import type { OperatorCommand, OperatorState } from '@lagoon/contract/wire/operator/operator'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'
import { WithdrawalTerms } from './WithdrawalTerms.tsx'
import { couponSwitchWords, packageSwitchWords } from './words.ts'

export interface CashierDeskProps {
  platform: OperatorState
  player: string
  act: Act
}

const AS_PLANNED = 'AS_PLANNED'
const options = <Id extends string>(ids: readonly Id[], words: Record<Id, string>) => ids.map((id) => ({ id, label: words[id] }))
const chosen = <Id extends string>(ids: readonly Id[], id: string, otherwise: Id): Id => ids.find((one) => one === id) ?? otherwise

/** Cents of whole dollars as typed; the platform refuses what is no amount. */
const centsOf = (dollars: string): string => `${dollars.trim()}00`

const Goods = ({ platform: { forSale, switches }, act }: Omit<CashierDeskProps, 'player'>) => {
  const [packageId, setPackageId] = useState(forSale.packages[0]?.id ?? '')
  const [code, setCode] = useState(forSale.coupons[0] ?? '')
  const { packages, coupons } = switches.cashier
  const send = (command: OperatorCommand, what: string) => void act({ on: 'platform', command }, what)
  return (
    <>
      <Card id="package" title="Packages" intro="Takes a package off sale, or marks it as sold out or ended, until it’s put back.">
        <Select
          label="Package"
          options={forSale.packages.map(({ id, name }) => ({ id, label: name }))}
          value={packageId}
          onChange={setPackageId}
        />
        <Select
          label="It is"
          options={options<PackageSwitch | typeof AS_PLANNED>([AS_PLANNED, ...packageSwitches], packageSwitchWords)}
          value={packages[packageId] ?? AS_PLANNED}
          onChange={(id) =>
            send({ do: 'package', id: packageId, as: chosen(packageSwitches, id, AS_PLANNED) }, 'The package was switched.')
          }
        />
      </Card>
      <Card id="coupon" title="Coupons" intro="Refuses a coupon, with a reason.">
        <Select label="Coupon" options={forSale.coupons.map((id) => ({ id, label: id }))} value={code} onChange={setCode} />
        <Select
          label="It is"
          options={options<CouponSwitch | typeof AS_PLANNED>([AS_PLANNED, ...couponSwitches], couponSwitchWords)}
          value={coupons[code] ?? AS_PLANNED}
          onChange={(id) => send({ do: 'coupon', code, as: chosen(couponSwitches, id, AS_PLANNED) }, 'The coupon was switched.')}
        />
      </Card>
    </>
  )
}

const Terms = ({ platform: { switches }, act }: Omit<CashierDeskProps, 'player'>) => {
  const { terms } = switches.cashier
  const [kycAbove, setKycAbove] = useState('')
  const [threshold, setThreshold] = useState('')
  const set = (change: SwitchedTerms, what: string) =>
    void act({ on: 'platform', command: { do: 'purchaseTerms', terms: { ...terms, ...change } } }, what)
  return (
    <Card id="terms" title="Terms of a purchase" intro="In whole dollars of the purchase’s currency.">
      <TextField label="Verification above" value={kycAbove} onChange={setKycAbove} inputMode="numeric" autoComplete="off" />
      <TextField
        label="Ask whether to continue above, in 7 days"
        value={threshold}
        onChange={setThreshold}
        inputMode="numeric"
        autoComplete="off"
      />
      <Stack direction="row" isWrapping>
        <Button onPress={() => set({ kycAbove: centsOf(kycAbove) }, 'The verification was set.')}>Set verification</Button>
        <Button onPress={() => set({ threshold: { minor: centsOf(threshold), days: 7 } }, 'The threshold was set.')}>Set threshold</Button>
        <Button onPress={() => set({ feeBasisPoints: 250 }, 'The platform fee is 2.5%.')}>Set a fee of 2.5%</Button>
        {Object.keys(terms).length > 0 && (
          <Button
            onPress={() => void act({ on: 'platform', command: { do: 'purchaseTerms', terms: {} } }, 'The terms are back to normal.')}
          >
            Back to normal
          </Button>
        )}
      </Stack>
    </Card>
  )
}

const PlayersLimit = ({ player, act }: Pick<CashierDeskProps, 'player' | 'act'>) => {
  const [limit, setLimit] = useState('5')
  const send = (command: OperatorCommand, what: string) => void act({ on: 'platform', command }, what)
  return (
    <Card id="deposit-limit" title="Deposit limit" intro={`What ${player} may buy in 7 days, as if they had set it. It’s never exceeded.`}>
      <TextField label="Limit in whole dollars" value={limit} onChange={setLimit} inputMode="numeric" autoComplete="off" />
      <Stack direction="row" isWrapping>
        <Button
          onPress={() => send({ do: 'depositLimit', player, limit: { minor: centsOf(limit), days: 7 } }, `${player}’s limit was set.`)}
        >
          Set limit
        </Button>
        <Button onPress={() => send({ do: 'depositLimit', player, limit: null }, `${player}’s limit was restored.`)}>Restore</Button>
      </Stack>
    </Card>
  )
}

/** What is for sale, and on which terms, until it is put back. */
export const CashierDesk = ({ platform, player, act }: CashierDeskProps) => (
  <div className={styles.cards}>
    <Goods platform={platform} act={act} />
    <Terms platform={platform} act={act} />
    <WithdrawalTerms platform={platform} act={act} />
    <PlayersLimit player={player} act={act} />
  </div>
)
