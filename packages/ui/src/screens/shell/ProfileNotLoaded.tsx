import { ProfileLoading } from './Loading/ProfileLoading.tsx'
import { NotLoaded, type NotLoadedProps } from './NotLoaded.tsx'

/** In place of a tab of the profile whose content is on its way, or did not come. */
export const ProfileNotLoaded = (props: Pick<NotLoadedProps, 'view' | 'onRetry'>) => (
  <NotLoaded {...props} illustration="lighthouse" title="This part of your profile didn’t load" loading={<ProfileLoading />}>
    Your details are safe. Check your connection and try again.
  </NotLoaded>
)
