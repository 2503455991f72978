import { strip, type ReelsRules } from '../reels/rules.ts'
import { paylines } from '../reels/paylines.ts'
import type { SlotData } from '../slot.ts'

const rules: ReelsRules = {
  engine: 'REELS',
  rows: 3,
  strips: [
    strip('j q k a j bell a anchor k q anchor j clipper q k bell lighthouse a k clipper q lighthouse j k a bell q j a bell anchor clipper'),
    strip(
      'q a anchor k j a k j q bell anchor lantern bell k clipper lighthouse q k j q bell clipper anchor a clipper bell lighthouse q k lantern a j',
    ),
    strip(
      'bell lighthouse q bell anchor k q clipper a j q clipper lantern anchor a k lantern lighthouse j bell k j clipper q k a j q bell lantern a anchor',
    ),
    strip(
      'k lantern q k anchor bell a clipper q a j k bell a lighthouse q j bell q j lantern anchor q k lighthouse anchor clipper bell k clipper a j',
    ),
    strip('bell clipper q a k anchor j a q anchor j k q a bell k lighthouse j k a bell j k q clipper lighthouse anchor bell clipper j a q'),
  ],
  wins: { by: 'LINES', paylines: paylines.slice(0, 9) },
  pays: {
    lighthouse: [60, 200, 800],
    clipper: [40, 150, 450],
    anchor: [30, 100, 250],
    bell: [20, 50, 150],
    a: [13, 25, 80],
    k: [12, 25, 75],
    q: [9, 20, 60],
    j: [9, 20, 60],
  },
  wild: { symbol: 'lantern', fills: false },
}

/** Nine lines and no feature: what the reels show is all there is. */
export const harbourLights: SlotData<ReelsRules> = {
  id: 'harbour-lights',
  name: 'Harbor Lights',
  version: 1,
  volatility: 'LOW',
  stakes: { step: 9n, min: 9n, max: 4500n },
  symbols: [
    { id: 'lighthouse', name: 'Lighthouse', role: 'HIGH' },
    { id: 'clipper', name: 'Clipper', role: 'HIGH' },
    { id: 'anchor', name: 'Anchor', role: 'HIGH' },
    { id: 'bell', name: 'Ship’s bell', role: 'HIGH' },
    { id: 'a', name: 'Ace', role: 'LOW' },
    { id: 'k', name: 'King', role: 'LOW' },
    { id: 'q', name: 'Queen', role: 'LOW' },
    { id: 'j', name: 'Jack', role: 'LOW' },
    { id: 'lantern', name: 'Lantern', role: 'WILD' },
  ],
  rules,
  figures: {
    returnToPlayerBp: 9507,
    hitRateBp: 2996,
    standardDeviation: 2.68,
    largestWin: 112.22,
    oneIn: {},
  },
}
