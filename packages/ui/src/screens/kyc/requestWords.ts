import type { DocumentFault, DocumentKind, RefusalReason } from '@lagoon/contract/kyc/enums'
import type { AcceptedDocuments } from '@lagoon/domain/kyc/kyc.state'

/** What each document is called where it is asked for again. */
export const documentWords: Readonly<Record<DocumentKind, string>> = {
  IDENTITY: 'ID',
  SELFIE: 'Selfie',
  ADDRESS: 'Proof of address',
  PROFILE: 'Your profile',
}

/** Why a document is asked for again, and what to do about it: every fault of every document. */
export const faultWords: Readonly<Record<DocumentFault, Readonly<Record<DocumentKind, string>>>> = {
  UNREADABLE: {
    IDENTITY: 'We couldn’t read your ID. Take the photo in good light, without glare, and hold the camera still.',
    SELFIE: 'Your selfie is too dark or blurry. Face the light and hold the camera still.',
    ADDRESS: 'We couldn’t read your proof of address. Take the photo in good light, so that all the text is sharp.',
    PROFILE: 'We couldn’t compare one of your details. Check that your profile matches your ID.',
  },
  SIDE_MISSING: {
    IDENTITY: 'One side of your ID is missing. Send both the front and the back.',
    SELFIE: 'Part of your face is outside the photo. Fit your whole face in the frame.',
    ADDRESS: 'A page of your proof of address is missing. Send every page.',
    PROFILE: 'Some of your details are missing. Complete your profile.',
  },
  DAMAGED: {
    IDENTITY: 'Your ID is damaged or partly covered. Use one in good condition, with all four corners in the photo.',
    SELFIE: 'The photo is damaged. Take a new selfie.',
    ADDRESS: 'Your proof of address is damaged or cut off. Send one that shows the whole page.',
    PROFILE: 'One of your details is incomplete. Check your profile.',
  },
  SCREENSHOT: {
    IDENTITY: 'This looks like a screenshot or a photo of a screen. Take a photo of the ID itself.',
    SELFIE: 'This looks like a photo of a screen. Take a new selfie with your camera.',
    ADDRESS: 'This looks like a screenshot. Send the original file or a photo of the paper.',
    PROFILE: 'We need an original document, not a screenshot, to confirm a detail in your profile.',
  },
  EXPIRED: {
    IDENTITY: 'Your ID has expired. Use one that’s still valid.',
    SELFIE: 'Too much time has passed since you took this selfie. Take a new one.',
    ADDRESS: 'This document is no longer valid. Use one from the last 3 months.',
    PROFILE: 'One of your details comes from an expired document. Check your profile against a valid one.',
  },
  UNSUITABLE: {
    IDENTITY: 'We can’t accept this document. Use a passport, an ID card, or a driver’s license.',
    SELFIE: 'We can’t accept this photo. Take a selfie without sunglasses, a hat, or other people in it.',
    ADDRESS: 'We can’t accept this document. Use a utility bill, a bank statement, or a tax document with your name and address.',
    PROFILE: 'One of your details can’t be confirmed as it’s written. Check your profile.',
  },
  TOO_OLD: {
    IDENTITY: 'This is an old version of your ID. Use the newest one you have.',
    SELFIE: 'This photo is too old. Take a new selfie.',
    ADDRESS: 'Your proof of address is more than 3 months old. Use a newer one.',
    PROFILE: 'One of your details looks out of date. Update your profile.',
  },
  LANGUAGE: {
    IDENTITY: 'We can’t read the language of this ID. Use one in the Latin alphabet, such as a passport.',
    SELFIE: 'Text in the photo covers your face. Take a new selfie.',
    ADDRESS: 'We can’t read the language of this document. Use one in English, French, or Spanish.',
    PROFILE: 'Enter your details in the Latin alphabet, exactly as on your ID.',
  },
  FACE_NOT_VISIBLE: {
    IDENTITY: 'The picture on your ID isn’t clear enough. Take the photo again without glare.',
    SELFIE: 'We couldn’t see your face clearly. Take off sunglasses or a hat and look straight at the camera.',
    ADDRESS: 'We couldn’t match this document to you. Use one with your full name on it.',
    PROFILE: 'We couldn’t match your documents to your profile. Check your name, date of birth, and address.',
  },
  DATA_MISMATCH: {
    IDENTITY: 'The details on your ID don’t match your profile. Correct your profile, or use an ID that matches it.',
    SELFIE: 'Your selfie couldn’t be matched to your ID. Take a new one in good light.',
    ADDRESS: 'The name or address doesn’t match your profile. Correct your profile, or use a document that matches it.',
    PROFILE: 'Your profile doesn’t match your documents. Correct your name, date of birth, or address.',
  },
  OTHER: {
    IDENTITY: 'We couldn’t accept your ID. Take a new photo, or use another document.',
    SELFIE: 'We couldn’t accept your selfie. Take a new one in good light.',
    ADDRESS: 'We couldn’t accept your proof of address. Send it again, or use another document.',
    PROFILE: 'Something in your profile needs to be corrected. Check your details.',
  },
}

/** Why a verification did not succeed. Says nothing of another account, nor of how fraud is found. */
export const refusalWords: Readonly<Record<RefusalReason, { readonly again: string; readonly final: string }>> = {
  UNDER_AGE: {
    again:
      'Based on the date of birth on your document, you’re not old enough yet. You can try again once you’re of legal age where you live.',
    final: 'Based on the date of birth on your document, you’re not old enough to verify or play where you live.',
  },
  TOO_MANY_ATTEMPTS: {
    again: 'We asked for your documents several times but couldn’t accept them. Start over with a different document.',
    final: 'We asked for your documents several times but couldn’t accept them. If you think that’s wrong, contact support.',
  },
  NOT_FINISHED: {
    again: 'You started the verification but didn’t finish in time. Nothing was decided, so just start again.',
    final:
      'You started the verification but didn’t finish in time, and you can’t start it again. If you think that’s wrong, contact support.',
  },
  NOT_CONFIRMED: {
    again: 'We couldn’t confirm your identity with the documents you sent. Check your profile and try again with a different document.',
    final:
      'We couldn’t confirm your identity with the documents you sent, and this decision is final. If you think it’s wrong, contact support.',
  },
}

/** What the provider's kinds of documents are called. */
export const documentTypeWords: Readonly<Record<AcceptedDocuments[number], string>> = {
  PASSPORT: 'passport',
  ID_CARD: 'ID card',
  DRIVERS: 'driver’s license',
  RESIDENCE_PERMIT: 'residence permit',
  SELFIE: 'selfie',
  UTILITY_BILL: 'utility bill',
  BANK_STATEMENT: 'bank statement',
  TAX_RETURN: 'tax document',
}
