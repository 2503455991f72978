import { dateFormat } from '../../words/dateFormat.ts'
import { unbroken } from '../../words/unbroken.ts'

const day = dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** `Expected by Tuesday, March 3`. */
export const expectedInWords = (instant: string): string => `Expected by ${unbroken(day.format(new Date(instant)))}`
