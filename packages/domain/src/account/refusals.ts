import type { FieldOfCode } from '../errors/fieldRefusals.ts'

/** Refusals about what only one account can have, by the field that holds it. */
export const takenFields: FieldOfCode = { EMAIL_IN_USE: 'email', PHONE_REGISTERED: 'phone', DISPLAY_NAME_TAKEN: 'displayName' }
