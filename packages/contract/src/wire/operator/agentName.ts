import * as v from 'valibot'
import { isStorable } from '../../text/storable.ts'

/** The name of an agent, under which players read what they write; written the same way it is the same person. */
export const agentName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(80),
  v.check(isStorable),
  v.transform((name) => name.replace(/\s+/gu, ' ')),
)
