/** What the browser says about notifications (§4). Failures are silent: then nothing of this is shown. */
export type NotificationPermissionView =
  /** Not decided yet. `isAsking` while the browser's own question is open. */
  | { readonly state: 'default'; readonly isAsking: boolean }
  | { readonly state: 'granted' }
  /** Only the player can undo it, in the settings of the browser. */
  | { readonly state: 'blocked' }
