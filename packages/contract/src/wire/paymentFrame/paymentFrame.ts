import * as v from 'valibot'

/** The tallest that a frame may ask to be, in CSS pixels: a page of a provider is never taller than this. */
export const FRAME_MAX_HEIGHT = 2_000

/** What is wrong with a card as the provider's fields judge it; what was typed never leaves them. */
export const cardFaults = ['HOLDER_CHARACTERS', 'NUMBER_INVALID', 'EXPIRED'] as const
export type CardFault = (typeof cardFaults)[number]

/**
 * What a payment provider's page in its frame says to the page around it, by postMessage. Hints only: how a payment stands is read
 * from the server. `resize` says how tall the page is, `finished` that the player is done there, `closed` that the player left it,
 * `faulty` what is wrong with the card that was typed.
 */
export const paymentFrameMessage = v.variant('type', [
  v.object({ type: v.literal('resize'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(FRAME_MAX_HEIGHT)) }),
  v.object({ type: v.literal('finished') }),
  v.object({ type: v.literal('closed') }),
  v.object({ type: v.literal('faulty'), fault: v.picklist(cardFaults) }),
])
export type PaymentFrameMessage = v.InferOutput<typeof paymentFrameMessage>

/** Reads what a frame said; undefined for anything that is not one of the messages. */
export const readPaymentFrameMessage = (data: unknown): PaymentFrameMessage | undefined => {
  const read = v.safeParse(paymentFrameMessage, data)
  return read.success ? read.output : undefined
}
