import { profileAddress } from '@lagoon/contract/account/addresses'
import type { Price } from '@lagoon/contract/money/price'
import type { BuyPackageView } from '@lagoon/domain/wallet/packages/buyPackage.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'

/** The button that pays, or the reason why it cannot be pressed yet. */
export const PayOrReason = ({ state, price }: { state: BuyPackageView['state']; price: Price | undefined }) =>
  state === 'kycRequired' ? (
    <Notice
      tone="warning"
      title="KYC required"
      announce="politely"
      action={<Action href={profileAddress('verification')}>Start verification</Action>}
    >
      You need to verify your identity before you can buy. It takes a few minutes, and you only do it once. You weren’t charged.
    </Notice>
  ) : (
    <Stack gap="close">
      <Button type="submit" weight="primary" size="large" isPending={state === 'submitting'}>
        {price ? `Pay ${formatPrice(price.minor, price.currency)}` : 'Pay'}
      </Button>
      <Text size="small" tone="soft" align="center">
        You won’t be charged until you confirm with the payment provider.
      </Text>
    </Stack>
  )
