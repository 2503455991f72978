import type { Logger } from 'pino'
import * as v from 'valibot'
import { checkInput } from '../../kernel/checkInput.ts'
import type { Services } from '../../services.ts'
import { throttle } from '../throttle.ts'

const MOST_PLACES = 10
/** So narrow that nothing of a player fits in, and no line of its own into the log. */
const faultSchema = v.object({
  kind: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  page: v.pipe(v.string(), v.regex(/^[\w/-]{1,60}$/)),
  places: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,120}:\d{1,7}:\d{1,7}$/))), v.maxLength(MOST_PLACES)),
})

/** Writes to the log that a page broke in somebody's browser. */
export const reportFault = async (services: Services, input: v.InferInput<typeof faultSchema>, ip: string, log: Logger): Promise<true> => {
  await throttle(services, 'fault', ip)
  log.warn({ fault: checkInput(faultSchema, input) }, 'a page broke in a browser')
  return true
}
