import { useState } from 'react'
import type { CouponCheck } from '@lagoon/domain/wallet/packages/buyPackage.state'
import { readCouponCode } from '@lagoon/contract/wallet/wallet.rules'
import { CouponField } from '../../../patterns/CouponField/CouponField.tsx'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { tokenNames } from '../../../patterns/TokenIcon/tokenKinds.ts'
import { couponRefusedWords, couponWords } from '../fieldMessages.ts'

interface CouponProps {
  coupon: CouponCheck
  /** There is no amount yet that a code could be checked against. */
  isAmountMissing: boolean
  onApply: (coupon: { code: string }) => void
  onRemove: () => void
}

const benefitOf = ({ discountPercent, extraTokens }: Extract<CouponCheck, { status: 'valid' }>): string =>
  [
    discountPercent !== undefined && `${discountPercent}% off.`,
    extraTokens && `${formatTokens(extraTokens.minor, 'full')} ${tokenNames[extraTokens.kind].many} extra.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The coupon of a purchase. What can be no code is said here; whether there is such a coupon says the server. */
export const Coupon = ({ coupon, isAmountMissing, onApply, onRemove }: CouponProps) => {
  const [code, setCode] = useState(coupon.code ?? '')
  const [fault, setFault] = useState<string>()
  const isRefused = coupon.status === 'invalid' && coupon.code === code.trim()
  const apply = () => {
    const read = readCouponCode(code)
    if ('fault' in read) setFault(couponWords[read.fault])
    else if (isAmountMissing) setFault('Enter an amount first.')
    else onApply(read)
  }
  return (
    <CouponField
      value={code}
      onChange={(next) => {
        setCode(next)
        setFault(undefined)
      }}
      onApply={apply}
      onRemove={() => {
        setCode('')
        onRemove()
      }}
      state={coupon.status === 'checking' || coupon.status === 'valid' ? coupon.status : 'open'}
      benefit={coupon.status === 'valid' ? benefitOf(coupon) : undefined}
      error={fault ?? (isRefused ? couponRefusedWords(coupon.reason) : undefined)}
    />
  )
}
