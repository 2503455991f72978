import { profileRuleCodes, type ProfileRuleCode } from '@lagoon/domain/account/profile.rules'
import * as v from 'valibot'
import { Problem } from '../../problem.ts'

const words: Record<ProfileRuleCode, string> = {
  required: 'Fill this in.',
  invalid: 'This does not look right.',
  characters: 'This holds a character that can not be used here.',
  tooShort: 'This is too short.',
  tooLong: 'This is too long.',
  uppercase: 'Add an uppercase letter.',
  lowercase: 'Add a lowercase letter.',
  number: 'Add a number.',
  special: 'Add a special character.',
  mismatch: 'These do not match.',
  mustAccept: 'Accept this to go on.',
  future: 'This day is still to come.',
  underAge: 'You have to be 18 or older to play.',
  otherSite: 'This address leads to another site.',
}
const isRuleCode = (text: string): text is ProfileRuleCode => profileRuleCodes.some((code) => code === text)

/** Judges input by the rules that the form uses too; what breaks them is refused field by field, the first rule of each. */
export const judged = <Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return parsed.output
  const fields = new Map<string, ProfileRuleCode>()
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!fields.has(field)) fields.set(field, isRuleCode(issue.message) ? issue.message : 'invalid')
  }
  throw new Problem(400, 'BAD_INPUT', 'Some fields need another look.', {
    fields: [...fields].map(([field, code]) => ({ field, code, message: words[code] })),
  })
}
