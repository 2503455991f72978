/** Terms that a new player accepts; the version is kept with the account. */
export const TERMS_VERSION = '2026-11-01'
