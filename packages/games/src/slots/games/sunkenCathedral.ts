import { strip, type ReelsRules } from '../reels/rules.ts'
import type { SlotData } from '../slot.ts'

const rules: ReelsRules = {
  engine: 'REELS',
  rows: 4,
  strips: [
    strip(
      'bishop q q q j j j a a a q q q chalice chalice chalice angel angel a a a ten ten ten k k k bishop bell ten ten ten chalice k k k angel j j j organ organ',
    ),
    strip(
      'k k ten ten ten ten bishop j chalice chalice angel angel q q q q bell bishop a a a angel organ organ j j ten ten ten ten chalice k a a a q q q q',
    ),
    strip(
      'a ten q j j j j k k k k bishop rose a a angel angel k k k k bell bishop ten ten angel chalice chalice rose q q bell organ organ chalice j j j j',
    ),
    strip(
      'bishop ten ten ten k k k angel a a a j j j angel angel q q q a a a chalice bell ten ten ten chalice chalice chalice organ organ k k k bishop j j j q q q',
    ),
    strip(
      'a a a q q q chalice bishop angel k k k chalice chalice chalice j j j organ organ bishop ten ten ten q q q angel angel j j j a a a k k k bell ten ten ten',
    ),
  ],
  wins: { by: 'WAYS', units: 50 },
  pays: {
    bishop: [40, 200, 1000],
    organ: [25, 100, 400],
    angel: [15, 50, 240],
    chalice: [10, 30, 120],
    a: [4, 10, 30],
    k: [4, 9, 28],
    q: [3, 8, 20],
    j: [3, 7, 18],
    ten: [3, 7, 18],
  },
  multiplier: {
    symbol: 'rose',
    reel: 2,
    times: [
      { item: 2, weight: 5 },
      { item: 3, weight: 3 },
      { item: 5, weight: 2 },
    ],
  },
  scatter: {
    symbol: 'bell',
    awards: {
      3: { pay: 2, freeSpins: 8 },
      4: { pay: 10, freeSpins: 8 },
      5: { pay: 50, freeSpins: 8 },
    },
  },
  freeSpins: {
    multipliers: [1, 1, 1, 1, 1, 1, 1, 1],
    strips: [
      strip(
        'j j j chalice k k k angel ten ten ten bishop a a a organ organ q q q ten ten ten angel angel q q q bishop j j j a a a chalice chalice chalice k k k',
      ),
      strip(
        'bishop ten ten ten ten a a a j angel angel k a a a j j chalice chalice q q q q bishop chalice organ organ ten ten ten ten k k q q q q angel',
      ),
      strip(
        'chalice angel angel rose j j j j rose a a bishop k k k k ten ten rose chalice chalice q q angel rose j j j j rose k k k k ten organ organ bishop q a',
      ),
      strip(
        'a a a k k k chalice angel angel q q q j j j bishop ten ten ten chalice chalice chalice q q q angel ten ten ten k k k a a a bishop j j j organ organ',
      ),
      strip(
        'bishop ten ten ten k k k q q q a a a j j j chalice k k k angel angel q q q a a a bishop j j j ten ten ten organ organ angel chalice chalice chalice',
      ),
    ],
  },
}

/** 1,024 ways on tall reels. The rose window on the third reel is wild and multiplies the spin; three bells bring eight free spins with more of it. */
export const sunkenCathedral: SlotData<ReelsRules> = {
  id: 'sunken-cathedral',
  name: 'Sunken Cathedral',
  version: 1,
  volatility: 'HIGH',
  stakes: { step: 50n, min: 50n, max: 20000n },
  symbols: [
    { id: 'bishop', name: 'Stone bishop', role: 'HIGH' },
    { id: 'organ', name: 'Organ', role: 'HIGH' },
    { id: 'angel', name: 'Angel', role: 'HIGH' },
    { id: 'chalice', name: 'Chalice', role: 'HIGH' },
    { id: 'a', name: 'Ace', role: 'LOW' },
    { id: 'k', name: 'King', role: 'LOW' },
    { id: 'q', name: 'Queen', role: 'LOW' },
    { id: 'j', name: 'Jack', role: 'LOW' },
    { id: 'ten', name: 'Ten', role: 'LOW' },
    { id: 'rose', name: 'Rose window', role: 'WILD' },
    { id: 'bell', name: 'Bell', role: 'SCATTER' },
  ],
  rules,
  figures: {
    returnToPlayerBp: 9611,
    hitRateBp: 2344,
    standardDeviation: 6.99,
    largestWin: 15756.4,
    oneIn: { freeSpins: 78 },
  },
}
