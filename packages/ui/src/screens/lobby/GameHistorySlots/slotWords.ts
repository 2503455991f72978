import type { SlotRoundRow } from '@lagoon/domain/lobby/histories/slotHistory.state'

/** `3 lines`; nothing for a round without a line. */
export const linesInWords = ({ paylines }: SlotRoundRow): string | undefined =>
  paylines.length === 0 ? undefined : paylines.length === 1 ? '1 line' : `${paylines.length} lines`

/** The name of the feature: the provider sends `name: what it paid`, and the whole stands in the opened round. */
export const featureName = ({ feature }: SlotRoundRow): string | undefined => feature?.split(':', 1)[0]
