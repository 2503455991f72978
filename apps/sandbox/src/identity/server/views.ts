import { twoLettersOf } from '@lagoon/contract/wire/sumsub/countries'
import { setsOf, sidesOf, typesOf, type GivenSet } from '../documents.ts'
import { labelName, usualWish, type Wish } from '../outcomes.ts'
import type { FrameView, Standing, StepView } from '../contract.ts'
import { reviewOf, type Applicant, type Review } from './book.ts'

const reasons: Readonly<Record<string, string>> = {
  UNSATISFACTORY_PHOTOS: 'The picture is not good enough.',
  LOW_QUALITY: 'The picture is blurred or too small.',
  SCREENSHOTS: 'It’s a picture of a screen. Photograph the document itself.',
  BLACK_AND_WHITE: 'It has no color. Photograph the document in color.',
  FRONT_SIDE_MISSING: 'The front is missing.',
  BACK_SIDE_MISSING: 'The back is missing.',
  DOCUMENT_PAGE_MISSING: 'A page is missing.',
  DOCUMENT_DAMAGED: 'The document is damaged. Use another one.',
  INCOMPLETE_DOCUMENT: 'Part of the document can’t be seen.',
  NOT_DOCUMENT: 'There is no document in the picture.',
  BAD_SELFIE: 'Your face can’t be seen clearly.',
  CAMERA_OR_LIGHTING_ISSUES: 'There isn’t enough light, or the camera had a problem.',
  EXPIRATION_DATE: 'The document has expired. Use one that is valid.',
  UNSUITABLE_DOCUMENT: 'This kind of document isn’t accepted.',
  OUTDATED_DOCUMENT_VERSION: 'The document is too old.',
  DIGITAL_DOCUMENT: 'Documents on a screen aren’t accepted.',
  INCOMPATIBLE_LANGUAGE: 'The document is in a language that can’t be read here.',
  ADDITIONAL_DOCUMENT_REQUIRED: 'One more document is needed.',
  BAD_PROOF_OF_ADDRESS: 'This doesn’t prove your address.',
  BAD_PROOF_OF_IDENTITY: 'This doesn’t prove who you are.',
}

const againOf = (review: Review, set: GivenSet): StepView['again'] => {
  const asked = review.asked.find((one) => one.set === set)
  return asked ? { reasons: asked.labels.flatMap((label) => reasons[label] ?? []), comment: asked.comment } : null
}

export const stepOf = (applicant: Applicant, set: GivenSet): StepView => {
  const review = reviewOf(applicant)
  const home = twoLettersOf(applicant.fixedInfo.country ?? '') ?? 'US'
  const choice = review.choices[set]
  const country = choice?.country ?? home
  const usual = set === 'SELFIE' ? 'SELFIE' : null
  const type = choice?.type ?? usual
  const again = againOf(review, set)
  const files = again ? [] : review.documents.filter((document) => document.set === set)
  return {
    set,
    type,
    country,
    files: files.map(({ id, side, kind, bytes }) => ({ id, side, kind, bytes })),
    missing: sidesOf(type ?? typesOf(set, country)[0] ?? 'PASSPORT').filter((side) => !files.some((file) => file.side === side)),
    again,
  }
}

/** Whether the person may give documents now. */
export const isCollecting = ({ status, result }: Review): boolean =>
  status === 'init' ||
  status === 'awaitingUser' ||
  (status === 'completed' && result?.reviewAnswer === 'RED' && result.reviewRejectType !== 'FINAL')

const standingOf = (review: Review): Standing => {
  if (isCollecting(review)) {
    const profile = review.asked.find(({ set }) => set === 'APPLICANT_DATA')
    const { result } = review
    return {
      state: 'COLLECTING',
      isAgain: result !== null,
      profile: profile ? (profile.comment ?? profile.labels.map(labelName).join(', ')) : null,
      refusedForNow: result !== null && review.asked.every(({ labels }) => labels.every((label) => reasons[label] === undefined)),
    }
  }
  if (review.status === 'onHold') return { state: 'HELD' }
  if (review.status !== 'completed') return { state: 'CHECKING' }
  return { state: review.result?.reviewAnswer === 'GREEN' ? 'APPROVED' : 'REFUSED' }
}

/** What the page of a person shows. What is meant for the client's staff is no part of it. */
export const viewOf = (applicant: Applicant, endsAt: number, next: Wish | null): FrameView => {
  const review = reviewOf(applicant)
  return {
    level: applicant.levelName,
    reviewStatus: review.status,
    reviewAnswer: review.result?.reviewAnswer ?? null,
    standing: standingOf(review),
    steps: setsOf[applicant.levelName].map((set) => stepOf(applicant, set)),
    endsAt,
    wish: next ?? usualWish,
  }
}
