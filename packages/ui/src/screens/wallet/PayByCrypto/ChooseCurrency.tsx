import { useState, type SubmitEvent } from 'react'
import type { PayByCryptoView } from '@lagoon/domain/wallet/payments/payByCrypto.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { RadioGroup } from '../../../kit/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'

interface ChooseCurrencyProps {
  view: Extract<PayByCryptoView, { state: 'chooseCurrency' }>
  initialCurrency: string | undefined
  onChoose: (currency: { id: string }) => void
  /** Another way to pay. */
  onBack: () => void
}

/** Which currency, over which network. Nothing is chosen for the player: a payment over another network is lost. */
export const ChooseCurrency = ({ view: { currencies, isSubmitting }, initialCurrency, onChoose, onBack }: ChooseCurrencyProps) => {
  const [chosen, setChosen] = useState<string | null>(initialCurrency ?? null)
  const [isMissing, setMissing] = useState(false)
  return (
    <Surface padding="wide">
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (isSubmitting) return
          if (chosen === null) setMissing(true)
          else onChoose({ id: chosen })
        }}
      >
        <Stack gap="roomy">
          <RadioGroup
            label="Currency"
            description="Choose the one you have, on the network your wallet uses."
            options={currencies.map(({ id, name, code, network, amount, networkFee }) => ({
              id,
              label: `${name} (${code})`,
              detail: `${network} network. ${amount} ${code}, including a network fee of ${networkFee}.`,
            }))}
            value={chosen}
            onChange={(id) => {
              setChosen(id)
              setMissing(false)
            }}
            error={isMissing ? 'Choose a currency.' : undefined}
            isRequired
          />
          <Stack gap="close">
            <Button type="submit" weight="primary" size="large" isPending={isSubmitting}>
              Get address
            </Button>
            <Button weight="quiet" onPress={onBack}>
              Choose another payment method
            </Button>
            <Text size="small" tone="soft" align="center">
              Next, you’ll see the address and how long the price is locked.
            </Text>
          </Stack>
        </Stack>
      </form>
    </Surface>
  )
}
