/** Height of a card in rem where nobody says another. */
export const CARD_REM = 6.75
