/** Corners of the frame and of the reels in it, in CSS pixels. */
export const FRAME_RADIUS = 20
export const REEL_RADIUS = 10

/** What lies behind a reel, by its place from 0: every second one stands out from its neighbors. */
export const behindReel = (at: number): { readonly tone: 'mid' | 'near'; readonly alpha: number } =>
  at % 2 ? { tone: 'near', alpha: 0.72 } : { tone: 'mid', alpha: 0.5 }
