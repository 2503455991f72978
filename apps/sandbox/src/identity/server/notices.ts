import { createHmac, randomUUID } from 'node:crypto'
import { digestAlgorithms, digestHeaders, type DigestAlgorithm } from '@lagoon/contract/wire/sumsub/signatures'
import { noticeTimeOf, type NoticeType } from '@lagoon/contract/wire/sumsub/notices'
import type { LevelName } from '@lagoon/contract/wire/sumsub/sumsub'
import type { Notice, NoticePlan } from '../../payments/server/noticeSender.ts'
import type { NoticeWay } from '../outcomes.ts'
import type { Applicant, Review } from './book.ts'

const LATE_MS = 60_000
/** Longer than it takes to decide: what is held back so long comes after the decision. */
const OUT_OF_ORDER_MS = 5_000

/** How one notice is sent, in the way that was chosen for its check. */
export const planOf = (way: NoticeWay, type: NoticeType): NoticePlan => ({
  copies: way === 'NEVER' ? 0 : way === 'TWICE' ? 2 : 1,
  delayMs: way === 'LATE' ? LATE_MS : way === 'OUT_OF_ORDER' && type === 'applicantPending' ? OUT_OF_ORDER_MS : 0,
  isAwaited: false,
  isSignedRight: way !== 'WRONG_SIGNATURE',
})

export interface SigningOptions {
  readonly url: string
  readonly secret: string
}

/** A notice of what became of a person's check at `at`, signed. */
export const noticeOf = (
  { id, inspectionId, userId }: Applicant,
  { levelName, review, type, at, way }: { levelName: LevelName; review: Review; type: NoticeType; at: number; way: NoticeWay },
  { url, secret }: SigningOptions,
): Notice => {
  const body = JSON.stringify({
    applicantId: id,
    inspectionId,
    applicantType: 'individual',
    correlationId: randomUUID(),
    levelName,
    sandboxMode: way === 'SANDBOX_MODE',
    externalUserId: userId,
    type,
    ...(review.result && { reviewResult: review.result }),
    reviewStatus: review.status,
    createdAtMs: noticeTimeOf(new Date(at)),
  })
  const algorithm: DigestAlgorithm = way === 'SHA512' ? 'HMAC_SHA512_HEX' : 'HMAC_SHA256_HEX'
  const key = way === 'WRONG_SIGNATURE' ? `${secret} of somebody else` : secret
  return {
    url,
    headers: {
      'content-type': 'application/json',
      [digestHeaders.algorithm]: algorithm,
      [digestHeaders.digest]: createHmac(digestAlgorithms[algorithm].hash, key).update(body).digest('hex'),
    },
    body,
  }
}
