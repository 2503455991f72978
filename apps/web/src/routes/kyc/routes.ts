import { verificationAddress } from '@lagoon/contract/kyc/addresses'
import type { KycOutcomeView } from '@lagoon/domain/kyc/kyc.state'
import { drawFrameAtom, leaveFrameAtom, openFrameAtom, readyFrameAtom, submitFrameAtom } from '@lagoon/domain/kyc/frame.atoms'
import { checkVerificationAtom, loadVerificationAtom } from '@lagoon/domain/kyc/knownVerification.atoms'
import { renewTokenAtom, startVerificationAtom } from '@lagoon/domain/kyc/session.atoms'
import {
  frameViewAtom,
  openDetailsAtom,
  openPhotosAtom,
  photosViewAtom,
  startKycViewAtom,
  verificationViewAtom,
} from '@lagoon/domain/kyc/views.atoms'
import { definePage } from '../defineRoute.ts'
import { goOnTo, type PageContext } from '../place.ts'

/** Where a case goes on by how it stands: what was sent once needs no second look at the details. */
const nextAddress = (state: KycOutcomeView['state'] | 'notStarted'): string =>
  verificationAddress(state === 'resubmitNeeded' || state === 'addressAsked' ? 'photos' : 'details')

/** profile?tab=verification: how it stands. */
export const verification = definePage({
  load: ({ set }) => set(loadVerificationAtom),
  view: verificationViewAtom,
  events: ({ get, domain }) => ({
    onStart: () => {
      const { state } = get(verificationViewAtom)
      if (state !== 'loading' && state !== 'failed') domain.page.goTo(nextAddress(state))
    },
  }),
  screen: () =>
    import('@lagoon/ui/screens/account/ProfileVerification/ProfileVerification').then(({ ProfileVerification }) => ProfileVerification),
})

/** An outcome at a step leads on to the step that it asks for; where that is open already, it is opened anew. */
const goOnFrom = ({ domain, place }: PageContext, state: string, openHere: () => unknown): void => {
  const next = nextAddress(state === 'resubmitNeeded' || state === 'addressAsked' ? state : 'notStarted')
  if (next === place.address) void openHere()
  else domain.page.goTo(next)
}

/** profile?tab=verification&step=details: what is sent with the documents. */
export const verificationDetails = definePage({
  load: ({ set }) => set(openDetailsAtom),
  view: startKycViewAtom,
  events: (context) => ({
    onStart: async () => {
      if ((await context.set(startVerificationAtom)) === 'frame') goOnTo(context, verificationAddress('photos'))
    },
    onTryAgain: () => goOnFrom(context, context.get(startKycViewAtom).state, () => context.set(openDetailsAtom)),
  }),
  screen: () => import('@lagoon/ui/screens/kyc/StartKyc/StartKyc').then(({ StartKyc }) => StartKyc),
})

/** What the frame says, on the page around it: hints, of which the server is asked. */
const heard = ({ set }: PageContext) => ({
  onReady: () => set(readyFrameAtom),
  onSubmitted: () => void set(submitFrameAtom),
  onStatusChanged: () => void set(checkVerificationAtom),
  onNewToken: () => void set(renewTokenAtom),
})

const photosScreen = () =>
  import('@lagoon/ui/screens/kyc/StartPhotoVerification/StartPhotoVerification').then(
    ({ StartPhotoVerification }) => StartPhotoVerification,
  )

/** profile?tab=verification&step=photos: what has to be at hand. */
export const verificationPhotos = definePage({
  load: ({ set }) => set(openPhotosAtom),
  view: photosViewAtom,
  events: (context) => ({
    ...heard(context),
    onOpenFrame: () => context.domain.page.goTo(verificationAddress('frame')),
    onTryAgain: () => goOnFrom(context, context.get(photosViewAtom).state, () => context.set(openPhotosAtom)),
  }),
  screen: photosScreen,
})

/** Opens the frame, or goes back to what has to be put right first. */
const openFrame = async (context: PageContext): Promise<void> => {
  const next = await context.set(openFrameAtom)
  if (next === 'details') goOnTo(context, verificationAddress(next), { replace: true })
}

/** profile?tab=verification&step=frame: the provider's frame. */
export const verificationFrame = definePage({
  load: openFrame,
  view: frameViewAtom,
  leave: ({ set }) => set(leaveFrameAtom),
  events: (context) => ({
    ...heard(context),
    onOpenFrame: () => {
      if (context.get(frameViewAtom).state === 'frameBlocked') context.set(drawFrameAtom)
      else void openFrame(context)
    },
    onTryAgain: () => goOnFrom(context, context.get(frameViewAtom).state, () => openFrame(context)),
  }),
  screen: photosScreen,
})
