import { NotLoaded, type NotLoadedProps } from '../shell/NotLoaded.tsx'

/** In place of a tab of the profile whose content is on its way, or did not come. */
export const ProfileNotLoaded = (props: Pick<NotLoadedProps, 'view' | 'onRetry'>) => (
  <NotLoaded {...props} illustration="lighthouse" title="This part of your profile did not load">
    What is kept of you is safe. Check your connection, or try again in a moment.
  </NotLoaded>
)
