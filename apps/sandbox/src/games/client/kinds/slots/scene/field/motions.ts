const BOUNCE_AT = 0.78
const BOUNCE = 0.05

/** How far a falling cell has come, 0 to 1, at a part of its time: faster and faster, with a small bounce at its end. */
export const fallen = (part: number): number => {
  if (part >= 1) return 1
  if (part < BOUNCE_AT) return (part / BOUNCE_AT) ** 2
  return 1 - Math.sin(((part - BOUNCE_AT) / (1 - BOUNCE_AT)) * Math.PI) * BOUNCE
}

/** Size and strength of a winner that vanishes, at a part of its time: it swells, then it is gone. */
export const vanished = (part: number): { readonly size: number; readonly alpha: number } =>
  part < 0.35
    ? { size: 1 + part * 0.6, alpha: 1 }
    : { size: Math.max(0.01, 1.21 * (1 - ((part - 0.35) / 0.65) ** 2)), alpha: 1 - (part - 0.35) / 0.65 }
