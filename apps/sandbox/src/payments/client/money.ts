/** A sum as people read it: `$19.99`, `CA$19.99`. */
export const money = (amount: string, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount))
