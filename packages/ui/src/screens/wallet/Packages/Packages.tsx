import { profileAddress } from '@lagoon/contract/account/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { customRechargeAddress, packagesAddress, payAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { PackageOffer, PackagesView } from '@lagoon/domain/wallet/packages/packages.state'
import type { ReactNode } from 'react'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { PackageCard } from '../../../patterns/PackageCard/PackageCard.tsx'
import { PaymentMarks } from '../../../patterns/PaymentMarks/PaymentMarks.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import * as styles from './Packages.css.ts'

const unavailable = { AVAILABLE: undefined, SOLD_OUT: 'soldOut', EXPIRED: 'expired' } as const

const termsOf = ({ isFirstPurchaseOnly, isOncePerPlayer }: PackageOffer): readonly string[] => {
  if (isFirstPurchaseOnly) return ['For your first purchase']
  return isOncePerPlayer ? ['Once per player'] : []
}

const Offer = ({ offer, isFirst }: { offer: PackageOffer; isFirst: boolean }) => (
  <li className={styles.card}>
    <PackageCard
      name={offer.name}
      tokens={offer.tokens}
      art={offer.art}
      isFirst={isFirst}
      extras={offer.extras}
      currency={offer.price.currency}
      price={offer.price.minor}
      finalAmount={offer.finalAmount.minor}
      discountPercent={offer.discountPercent}
      bonusPercent={offer.bonusPercent}
      perThousand={offer.perThousand}
      isBestValue={offer.isBestValue}
      terms={termsOf(offer)}
      endsAt={offer.endsAt}
      unavailable={unavailable[offer.availability]}
      action={
        <Action href={packagesAddress(offer.id)}>
          Choose<span className={visuallyHidden}> {offer.name}</span>
        </Action>
      }
    />
  </li>
)

const CustomRecharge = () => (
  <Surface as="section" labelledBy="custom-recharge">
    <div className={styles.custom}>
      <Stack gap="tight">
        <Heading level={2} size="large" id="custom-recharge">
          Custom recharge
        </Heading>
        <Text tone="soft">Choose your own amount and see how many tokens you’ll get before you pay.</Text>
      </Stack>
      <Action href={customRechargeAddress()}>Choose amount</Action>
    </div>
  </Surface>
)

const Waiting = () => (
  <SkeletonRegion label="Loading packages">
    <div className={styles.cards}>
      {Array.from({ length: 5 }, (_, at) => (
        <Surface key={at}>
          <div className={styles.waiting}>
            <Skeleton shape="block" ratio="wide" />
            <Skeleton size="large" width="half" />
            <Skeleton size="lead" width="full" />
            <Skeleton size="title" width="third" />
            <Skeleton shape="block" />
          </div>
        </Surface>
      ))}
    </div>
  </SkeletonRegion>
)

export interface PackagesProps {
  view: PackagesView
  onRetry: () => void
}

const Content = ({ view, onRetry }: PackagesProps): ReactNode => {
  switch (view.state) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return (
        <DidNotLoad illustration="rope" title="The packages didn’t load" onRetry={onRetry}>
          Your balances haven’t changed.
        </DidNotLoad>
      )
    case 'none':
      return (
        <EmptyState
          illustration="lighthouse"
          title="No packages available"
          action={
            <Action href={gamesAddress()} weight="primary">
              Choose a game
            </Action>
          }
        >
          We’re not selling packages right now. You can play with the tokens you have.
        </EmptyState>
      )
    case 'filled':
      return (
        <>
          {view.openPayment && (
            <Notice
              title={`Your payment for ${view.openPayment.item} is in progress`}
              action={<Action href={payAddress(view.openPayment.paymentId)}>Continue payment</Action>}
            >
              You can finish it or cancel it before you start another one.
            </Notice>
          )}
          <ul className={styles.cards} aria-label="Packages">
            {view.packages.map((offer, at) => (
              <Offer key={offer.id} offer={offer} isFirst={at === 0} />
            ))}
          </ul>
          {view.hasCustomRecharge && <CustomRecharge />}
          <PaymentMarks marks={view.marks} />
        </>
      )
  }
}

/** Tokens for sale. What cannot be bought any more stays where it was, and says so. */
export const Packages = (props: PackagesProps) => (
  <ScreenFrame
    title="Packages"
    intro="Get game tokens to play for fun. No hidden fees."
    back={{ href: profileAddress('wallet'), label: 'Wallet' }}
  >
    <Content {...props} />
  </ScreenFrame>
)
