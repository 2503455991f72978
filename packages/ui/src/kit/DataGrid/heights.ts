/** Height of a card in rem where nobody says another. */
export const CARD_REM = 6.75
/** Between two cards, in rem. */
export const CARD_GAP_REM = 0.75
/** Height of a line of the table in rem. */
export const ROW_REM = 4
