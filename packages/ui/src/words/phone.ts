import { unbroken } from './unbroken.ts'

/** `+1 415 555 2671`, on one line; a number of another country as it is kept. */
export const phoneInWords = (phone: string): string => unbroken(phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3'))
