const DECIMALS = 2

/**
 * Minor units as a player would type them: `2500n` → `25`, `2550n` → `25.50`. No grouping and no sign, so that the rules read
 * back exactly what is shown.
 */
export const amountText = (minor: bigint): string => {
  const digits = minor.toString().padStart(DECIMALS + 1, '0')
  const rest = digits.slice(-DECIMALS)
  return rest === '00' ? digits.slice(0, -DECIMALS) : `${digits.slice(0, -DECIMALS)}.${rest}`
}
