import { CardLoading } from '../shell/Loading/CardLoading.tsx'
import { NotLoaded, type NotLoadedProps } from '../shell/NotLoaded.tsx'

/** In place of a step of the verification that is on its way, or did not come. */
export const VerificationNotLoaded = (props: Pick<NotLoadedProps, 'view' | 'onRetry'>) => (
  <NotLoaded {...props} illustration="lighthouse" title="Verification didn’t load" loading={<CardLoading width="regular" />}>
    Your details are safe. Check your connection and try again.
  </NotLoaded>
)
