import { profileAddress, profileVerifyAddress } from '@lagoon/contract/account/addresses'
import type { Price } from '@lagoon/contract/money/price'
import type { BuyPackageView } from '@lagoon/domain/wallet/packages/buyPackage.state'
import type { ReactNode } from 'react'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { momentOf } from '../../../words/days.ts'

interface PayOrReasonProps {
  view: Extract<BuyPackageView, { order: unknown }>
  /** What is paid; undefined while it is not known. */
  price: Price | undefined
}

/** What has to be cleared before anything can be bought. */
const obstacles: Readonly<Partial<Record<BuyPackageView['state'], ReactNode>>> = {
  emailNotConfirmed: (
    <Notice
      tone="warning"
      title="Confirm your email first"
      announce="politely"
      action={<Action href={profileVerifyAddress('EMAIL')}>Confirm email</Action>}
    >
      We send your receipt there. You weren’t charged.
    </Notice>
  ),
  noCountryInProfile: (
    <Notice
      tone="warning"
      title="No country chosen in your profile"
      announce="politely"
      action={<Action href={profileAddress('contact-details', { for: 'country' })}>Choose country</Action>}
    >
      Prices and payment methods depend on your country. Choose it in your contact details. You weren’t charged.
    </Notice>
  ),
  kycRequired: (
    <Notice
      tone="warning"
      title="Verify your identity first"
      announce="politely"
      action={<Action href={profileAddress('verification')}>Start verification</Action>}
    >
      It takes a few minutes, and you only do it once. You weren’t charged.
    </Notice>
  ),
}

const written = ({ minor, currency }: Price) => formatPrice(minor, currency)

/** What came of the last attempt, above the button. */
const Said = ({ view, price }: PayOrReasonProps) => {
  if (view.state === 'priceChanged')
    return (
      <Notice tone="warning" title="The price changed" announce="now">
        {price === undefined || price.minor === view.before.minor
          ? `It was ${written(view.before)} when you chose it. Check the total again before you pay. You weren’t charged.`
          : `It was ${written(view.before)} and is now ${written(price)}. You weren’t charged. Pay the new total only if you agree to it.`}
      </Notice>
    )
  if (view.state === 'providerUnavailable')
    return (
      <Notice tone="danger" title="This payment method isn’t available right now" announce="now">
        The provider isn’t responding. Choose another payment method or try again in a few minutes. You weren’t charged.
      </Notice>
    )
  return null
}

/** The button that pays, or the reason why it cannot be pressed yet. */
export const PayOrReason = ({ view, price }: PayOrReasonProps) =>
  obstacles[view.state] ?? (
    <Stack gap="close">
      <Said view={view} price={price} />
      <Button type="submit" weight="primary" size="large" isPending={view.state === 'submitting'}>
        {price ? `Pay ${written(price)}` : 'Pay'}
      </Button>
      <Text size="small" tone="soft" align="center">
        You won’t be charged until you confirm with the payment provider.
      </Text>
      {view.limit && (
        <Text size="small" tone="soft" align="center">
          {`You can spend ${written(view.limit.left)} more before ${view.limit.setBy === 'PLAYER' ? 'you reach your deposit limit' : 'we check in with you'}. This resets ${momentOf(view.limit.renewsAt)}.`}
        </Text>
      )}
    </Stack>
  )
