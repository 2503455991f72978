import { dateFormat } from '../../words/dateFormat.ts'

const day = dateFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })

/** `Usually by Tue, Nov 24`. */
export const usuallyBy = (instant: string): string => `Usually by ${day.format(new Date(instant))}`
