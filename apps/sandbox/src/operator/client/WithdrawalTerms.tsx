import { useState } from 'react'
import type { OperatorState } from '@lagoon/contract/wire/operator/operator'
import type { SwitchedWithdrawalTerms } from '@lagoon/contract/wire/operator/withdrawalSwitches'
import { payoutWays, type PayoutWay } from '@lagoon/contract/withdrawal/enums'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { Card } from './Card.tsx'
import type { Act } from './useDesk.ts'
import { wayWords } from '../../page/wayWords.ts'

export interface WithdrawalTermsProps {
  platform: OperatorState
  act: Act
}

/** Minor units of whole tokens as typed; the platform refuses what is no amount. */
const minorOf = (tokens: string): string => `${tokens.trim()}00`

/** On which terms players withdraw, until it is put back. */
export const WithdrawalTerms = ({ platform: { switches }, act }: WithdrawalTermsProps) => {
  const { terms } = switches.withdrawals
  const { closed = [], withoutSettings = [] } = terms
  const [way, setWay] = useState<PayoutWay>('BANK')
  const [country, setCountry] = useState('US')
  const [amount, setAmount] = useState('50')
  const set = (change: SwitchedWithdrawalTerms, what: string) =>
    void act({ on: 'platform', command: { do: 'withdrawalTerms', terms: { ...terms, ...change } } }, what)
  const isClosed = closed.includes(way)
  return (
    <Card id="withdrawal-terms" title="Terms of a withdrawal" intro="For every country. Amounts are whole prize tokens.">
      <Select
        label="Method"
        options={payoutWays.map((id) => ({ id, label: wayWords[id] }))}
        value={way}
        onChange={(id) => setWay(payoutWays.find((known) => known === id) ?? way)}
      />
      <TextField label="Amount" value={amount} onChange={setAmount} inputMode="numeric" autoComplete="off" />
      <TextField label="Country code" value={country} onChange={setCountry} autoComplete="off" />
      <Stack direction="row" isWrapping>
        <Button
          onPress={() =>
            set(
              { closed: isClosed ? closed.filter((one) => one !== way) : [...closed, way] },
              isClosed ? 'The method is open.' : 'The method is closed.',
            )
          }
        >
          {isClosed ? 'Open method' : 'Close method'}
        </Button>
        <Button onPress={() => set({ newAccountHours: 0 }, 'New accounts don’t wait.')}>New accounts don’t wait</Button>
        <Button onPress={() => set({ dayLimit: minorOf(amount) }, 'The daily limit was set.')}>Set daily limit</Button>
        <Button onPress={() => set({ prizeLimit: minorOf(amount) }, 'The limit per withdrawal was set.')}>Set prize limit</Button>
        <Button onPress={() => set({ addressProofAbove: minorOf(amount) }, 'Proof of address is required above this amount.')}>
          Set proof of address
        </Button>
        <Button
          onPress={() => set({ withoutSettings: [...withoutSettings, country.trim().toUpperCase()] }, 'The country has no settings.')}
        >
          Remove settings
        </Button>
        {Object.keys(terms).length > 0 && (
          <Button
            onPress={() => void act({ on: 'platform', command: { do: 'withdrawalTerms', terms: {} } }, 'The terms are back to normal.')}
          >
            Back to normal
          </Button>
        )}
      </Stack>
    </Card>
  )
}
