import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { ok, refused } from '@lagoon/contract/result/result'
import { parseJson } from '@lagoon/contract/text/parseJson'
import { noticeMomentOf, noticeTypes, sumsubNotice, type SumsubNotice } from '@lagoon/contract/wire/sumsub/notices'
import { digestAlgorithmOf, digestHeaders } from '@lagoon/contract/wire/sumsub/signatures'
import * as v from 'valibot'
import type { IdentityProtocol } from '../protocol.ts'
import { decisionWord, levelOf } from './readings.ts'

const parse = (body: Buffer): SumsubNotice | undefined => {
  const read = v.safeParse(sumsubNotice, parseJson(body.toString('utf8')))
  return read.success ? read.output : undefined
}

/**
 * The notices of a provider. The digest covers the body to the byte, with a secret of its own. An approval and what is asked for again
 * lack what the player is judged and told by, so for them the provider is asked; everything else is taken from the notice.
 */
export const notices: IdentityProtocol['notices'] = {
  verify: ({ webhookSecret = '' }, { headers, body }) => {
    const algorithm = digestAlgorithmOf(headers[digestHeaders.algorithm])
    const given = String(headers[digestHeaders.digest] ?? '')
    if (webhookSecret === '' || !algorithm || !/^[0-9a-f]+$/.test(given) || given.length !== algorithm.digits)
      return refused('BAD_SIGNATURE')
    const expected = createHmac(algorithm.hash, webhookSecret).update(body).digest()
    return timingSafeEqual(expected, Buffer.from(given, 'hex')) ? ok({}) : refused('BAD_SIGNATURE')
  },

  // The vendor numbers no notices: the same bytes are the same event.
  read: (_, body) => {
    const notice = parse(body)
    return (
      (notice && {
        eventId: `${notice.type.slice(0, 60)}.${createHash('sha256').update(body).digest('hex').slice(0, 32)}`,
        subject: notice.applicantId,
        at: noticeMomentOf(notice.createdAtMs),
      }) ??
      null
    )
  },

  say: (party, { body }) => {
    const notice = parse(body)
    if (!notice) return { ignore: 'it is not understood' }
    if (notice.sandboxMode && party.settings?.['testSystem'] !== 'on') return { ignore: 'a notice of the vendor’s test system' }
    const type = noticeTypes.find((known) => known === notice.type)
    if (!type) return { ignore: 'a kind of notice that is not known' }
    const level = levelOf(notice.levelName)
    if (!level) return { ignore: 'a level that is none of ours' }
    if (notice.externalUserId === undefined) return { ignore: 'it names no player' }
    const of = { applicantId: notice.applicantId, reference: notice.externalUserId }
    const common = { level, at: noticeMomentOf(notice.createdAtMs), attempts: null, documentBirthDate: null, documentHash: null }
    switch (type) {
      case 'applicantCreated':
        return { of, reading: { ...common, word: 'STARTED' } }
      case 'applicantPending':
      case 'applicantPrechecked':
      case 'applicantAwaitingService':
        return { of, reading: { ...common, word: 'PENDING' } }
      case 'applicantOnHold':
        return { of, reading: { ...common, word: 'MANUAL' } }
      case 'applicantAwaitingUser':
        return { of, level, ask: true }
      case 'applicantReviewed': {
        const said = notice.reviewResult && decisionWord(level, notice.reviewResult, [])
        if (!said) return { ignore: 'a decision that is not known' }
        return said.word === 'UNSUCCESSFUL' ? { of, reading: { ...common, ...said } } : { of, level, ask: true }
      }
      case 'applicantReset':
      case 'applicantLevelChanged':
      case 'applicantDeactivated':
      case 'applicantDeleted':
        return { of, reading: { ...common, word: 'RESET' } }
      case 'applicantPersonalInfoChanged':
      case 'applicantWorkflowCompleted':
        return { ignore: 'it says nothing of a decision' }
    }
  },
}
