const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What a win is of its bet, from hundredths: `2.47×`, always with two decimals, so that columns stand under each other. */
export const formatMultiplier = (hundredths: number): string => `${format.format(hundredths / 100)}×`
