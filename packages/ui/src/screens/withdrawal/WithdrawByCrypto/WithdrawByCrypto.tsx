import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { cryptoSchema } from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { CryptoValues, WithdrawByCryptoView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { CryptoNetwork } from '@lagoon/contract/crypto/addresses'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormSelect } from '../../../patterns/FormField/FormSelect.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { CryptoRate } from '../CryptoRate.tsx'
import { DetailsForm } from '../DetailsFrame.tsx'
import { useAnsweredForm } from '../../useAnsweredForm.ts'
import { cryptoWords, networkNames, wayTitles } from '../withdrawalWords.ts'

export interface WithdrawByCryptoProps {
  view: WithdrawByCryptoView
  initialValues?: Partial<CryptoValues>
  onSubmit: (details: CryptoValues) => void
}

const addressStarts: Readonly<Record<CryptoNetwork, string>> = {
  BITCOIN: 'Starts with bc1, 1, or 3.',
  ETHEREUM: 'Starts with 0x, with uppercase and lowercase letters.',
  LITECOIN: 'Starts with ltc1, L, or M.',
  POLYGON: 'Starts with 0x, with uppercase and lowercase letters.',
  TRON: 'Starts with T.',
}

/** Which currency is paid, and to which address. */
export const WithdrawByCrypto = ({ view, initialValues, onSubmit }: WithdrawByCryptoProps) => {
  const { currencies } = view
  const schema = useMemo(() => cryptoSchema((id) => currencies.find((currency) => currency.id === id)?.network), [currencies])
  const { form, submit } = useAnsweredForm<CryptoValues>({
    schema,
    initialValues: { currency: '', address: '', ...initialValues },
    view,
    onSubmit,
  })
  const [currencyId, address] = useWatch({ control: form.control, name: ['currency', 'address'] })
  const currency = currencies.find(({ id }) => id === currencyId)
  const network = currency?.network
  return (
    <DetailsForm
      title={wayTitles.CRYPTO}
      intro="We convert the amount at the rate when it’s sent, after our review."
      view={view}
      action="Save address"
      words="You’ll see the amount once more before you request the withdrawal."
      onSubmit={submit}
    >
      <FormSelect
        form={form}
        name="currency"
        words={cryptoWords.currency}
        label="Currency and network"
        options={currencies.map(({ id, name, code, network: on, amount }) => ({
          id,
          label: `${name} (${code})`,
          detail: `${networkNames[on]} network, about ${amount} ${code}`,
        }))}
        isRequired
      />
      {currency && <CryptoRate currency={currency} />}
      <FormTextField
        form={form}
        name="address"
        words={cryptoWords.address}
        label={network ? `Wallet address on ${networkNames[network]}` : 'Wallet address'}
        description={network ? addressStarts[network] : 'Copy and paste it from your wallet.'}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <Notice
        tone="warning"
        title={network ? `The address must be on the ${networkNames[network]} network` : 'Check your network and address'}
      >
        {address.trim().length > 12 && `It ends in ${address.trim().slice(-6)}: compare that with your wallet. `}
        {network && 'No tag or memo is needed. '}
        Crypto transactions can’t be reversed.
      </Notice>
    </DetailsForm>
  )
}
