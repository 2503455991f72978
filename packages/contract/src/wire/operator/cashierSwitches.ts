import * as v from 'valibot'

/** How the desk has a package stand, whatever its data says. */
export const packageSwitches = ['OFF_SALE', 'SOLD_OUT', 'ENDED'] as const
export type PackageSwitch = (typeof packageSwitches)[number]

/** How the desk has a coupon stand, whatever its data says. */
export const couponSwitches = ['EXPIRED', 'USED_UP'] as const
export type CouponSwitch = (typeof couponSwitches)[number]

const packageId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))
const couponCode = v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{1,32}$/))
/** Cents, of whichever currency a purchase is in. */
const cents = v.pipe(v.string(), v.regex(/^\d{1,12}$/))
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))

/** Terms of every purchase that the desk has set; what is absent stands as the operator's data says. */
const terms = v.strictObject({
  /** A purchase above it needs a verified identity. */
  kycAbove: v.exactOptional(cents),
  /** Above so much within so many days the player is asked whether to go on. */
  threshold: v.exactOptional(v.strictObject({ minor: cents, days })),
  /** The platform's fee, hundredths of a percent. */
  feeBasisPoints: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
})
export type SwitchedTerms = Readonly<v.InferOutput<typeof terms>>

/** What the desk has switched of the cashier. */
export const cashierSwitches = v.object({
  packages: v.record(packageId, v.picklist(packageSwitches)),
  coupons: v.record(couponCode, v.picklist(couponSwitches)),
  terms,
})
export type CashierSwitches = Readonly<v.InferOutput<typeof cashierSwitches>>

/** What the desk can ask of the cashier; `AS_PLANNED` puts one thing back. */
export const cashierCommands = [
  v.strictObject({ do: v.literal('package'), id: packageId, as: v.picklist(['AS_PLANNED', ...packageSwitches]) }),
  v.strictObject({ do: v.literal('coupon'), code: couponCode, as: v.picklist(['AS_PLANNED', ...couponSwitches]) }),
  v.strictObject({ do: v.literal('purchaseTerms'), terms }),
  /** Sets a player's own limit from now on, in the currency of their profile; null takes away what the desk has set. */
  v.strictObject({
    do: v.literal('depositLimit'),
    player: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320)),
    limit: v.nullable(v.strictObject({ minor: v.pipe(cents, v.regex(/[1-9]/)), days: v.picklist([1, 7, 30]) })),
  }),
] as const

/** What is for sale by its data, for the desk to choose from. */
export const cashierStock = v.object({
  packages: v.pipe(v.array(v.object({ id: v.string(), name: v.string() })), v.readonly()),
  coupons: v.pipe(v.array(v.string()), v.readonly()),
})
export type CashierStock = Readonly<v.InferOutput<typeof cashierStock>>
